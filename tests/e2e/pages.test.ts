import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listBuiltPages, serveBuild, type BuiltSite } from './builtSite.ts';
import { checkAccessibility } from './checkAccessibility.ts';
import { launchBrowser } from './launchBrowser.ts';
import { observePage, watchLayoutShift } from './observePage.ts';

const pathnames = await listBuiltPages();
let site: BuiltSite;
let browser: Browser;
let page: Page;
let messages: string[];
let readLayoutShift: () => Promise<number>;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveBuild(), launchBrowser()]);
  // One page for all: opening a window costs more than loading a page.
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  readLayoutShift = await watchLayoutShift(page);
  ({ messages } = observePage(page));
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

test('there are pages to check', () => {
  expect(pathnames.length).toBeGreaterThanOrEqual(40);
});

/** What depends on colors. */
const CONTRAST = ['color-contrast', 'link-in-text-block'];

describe('every page', () => {
  test.each(pathnames)('%s loads clean, still and accessible', async (pathname) => {
    messages.length = 0;
    // Every page as on a first visit: opened groups of the navigation are remembered.
    if (page.url().startsWith(site.origin)) await page.evaluate(() => sessionStorage.clear());
    const response = await page.goto(site.origin + pathname, { waitUntil: 'load' });
    expect(response?.status()).toBe(200);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);

    expect(await page.title()).not.toBe('');
    expect(await page.locator('h1').count()).toBe(1);
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    expect(description?.length).toBeGreaterThan(10);
    expect(await checkAccessibility(page, { except: 'figure[id]' })).toEqual([]);
    await page.evaluate(() => (document.documentElement.dataset.mode = 'dark'));
    expect(await checkAccessibility(page, { rules: CONTRAST, except: 'figure[id]' })).toEqual([]);
    expect(await readLayoutShift()).toBe(0);
    expect(messages).toEqual([]);
  });
});
