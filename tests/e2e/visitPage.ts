import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Forgets what a tab remembers, opened groups of the navigation, whenever it opens a page. */
export async function forgetSession(page: Page): Promise<void> {
  await page.addInitScript(() => {
    try {
      sessionStorage.clear();
    } catch {
      // Sandboxed frames have none.
    }
  });
}

/** Opens a page as on a first visit and checks what holds for every page. */
export async function visitPage(page: Page, origin: string, pathname: string): Promise<void> {
  if (page.url().startsWith(origin)) await page.evaluate(() => localStorage.clear());
  const response = await page.goto(origin + pathname, { waitUntil: 'load' });
  expect(response?.status()).toBe(200);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  expect(await page.title()).not.toBe('');
  expect(await page.locator('h1').count()).toBe(1);
  // Nothing would ever show them.
  expect(await page.locator('[data-whole]:not(:has(+ *))').count()).toBe(0);
  const description = await page.locator('meta[name="description"]').getAttribute('content');
  expect(description?.length).toBeGreaterThan(10);
}
