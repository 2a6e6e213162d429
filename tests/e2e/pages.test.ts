import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listBuiltPages, serveBuild, type BuiltSite } from './builtSite.ts';
import { checkAccessibility } from './checkAccessibility.ts';
import { launchBrowser } from './launchBrowser.ts';
import { observePage, watchLayoutShift } from './observePage.ts';

const pages = await listBuiltPages();
let site: BuiltSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveBuild(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

test('there are pages to check', () => {
  expect(pages.length).toBeGreaterThanOrEqual(30);
});

describe('every page', () => {
  test.concurrent.each(pages)('%s loads clean, still and accessible', async (pathname) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const readLayoutShift = await watchLayoutShift(page);
    const { messages } = observePage(page);
    const response = await page.goto(site.origin + pathname, { waitUntil: 'load' });
    expect(response?.status()).toBe(200);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);

    expect(await page.title()).not.toBe('');
    expect(await page.locator('h1').count()).toBe(1);
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    expect(description?.length).toBeGreaterThan(10);
    expect(await checkAccessibility(page)).toEqual([]);
    await page.evaluate(() => (document.documentElement.dataset.mode = 'dark'));
    expect(await checkAccessibility(page, ['color-contrast', 'link-in-text-block'])).toEqual([]);
    expect(await readLayoutShift()).toBe(0);
    expect(messages).toEqual([]);
    await page.close();
  });
});
