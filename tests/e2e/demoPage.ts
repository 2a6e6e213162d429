import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { observePage } from './observePage.ts';

/** The page on which authors and tests find every kind of demo. */
export const DEMO_PAGE = '/experiments/docs/demos/';

/** A page with demos in a browser profile of its own. */
export interface OpenPage {
  readonly page: Page;
  /** What the page said that it should not have. */
  readonly messages: string[];
  close(): Promise<void>;
}

/** Opens a page and waits until it answers. */
export async function openPage(browser: Browser, url: string): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  const { messages } = observePage(page);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  // Demos wait for a sign of a reader.
  await page.mouse.click(1, 1);
  return { page, messages, close: () => context.close() };
}

/** The figure of a demo. */
export function findDemo(page: Page, name: string): Locator {
  return page.locator(`figure[id="${name}"]`);
}

/** Scrolls to a demo and waits until its code runs. */
export async function startDemo(page: Page, name: string): Promise<Locator> {
  const demo = findDemo(page, name);
  await demo.scrollIntoViewIfNeeded();
  await moveUntilShown(page, demo.locator('[data-running], iframe[data-shown="true"]').first());
  return demo;
}

/** Demos wait for a sign of a reader: moves the pointer on, since the first of it may come before they listen. */
export async function moveUntilShown(page: Page, awaited: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.mouse.move(2, 2);
      await page.mouse.move(1, 1);
      return awaited.isVisible();
    })
    .toBe(true);
}

/** The text in a page's clipboard. */
export function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}
