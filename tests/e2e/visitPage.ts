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
  await page.waitForFunction(isWholeAlive);
  const { title, headings, lost, description } = await page.evaluate(() => ({
    title: document.title,
    headings: document.querySelectorAll('h1').length,
    lost: document.querySelectorAll('[data-whole]:not(:has(+ *))').length,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
  }));
  expect(title).not.toBe('');
  expect(headings).toBe(1);
  // Nothing would ever show them.
  expect(lost).toBe(0);
  expect(description.length).toBeGreaterThan(10);
}

/** Runs in the page. Parts whose code comes later are prerendered text for a while, which React must find unchanged. */
function isWholeAlive(): boolean {
  const main = document.querySelector('main') ?? document.body;
  const comments = document.createNodeIterator(main, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode()) {
    const part = comment.nodeValue === '$' ? comment.nextSibling : null;
    if (!(part instanceof Element)) continue;
    if (!Object.keys(part).some((key) => key.startsWith('__reactFiber$'))) return false;
  }
  return true;
}
