import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { serveBuild, type BuiltSite } from './builtSite.ts';
import { launchBrowser } from './launchBrowser.ts';
import { countLoads, openPage, waitForScripts } from './offlineReader.ts';
import { settle } from './settle.ts';

const INSTALL = '/material-ui/getting-started/installation/';
const USAGE = '/material-ui/getting-started/usage/';

let site: BuiltSite;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  [site, browser] = await Promise.all([serveBuild(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  // The site tells two failures in a row from two that are far apart.
  await page.clock.setFixedTime(new Date('2030-01-01'));
  // The frame around all pages cannot be rendered with this, so no page can catch it.
  await page.route(`**/data/pages${USAGE.slice(0, -1)}.json`, async (route) => {
    const response = await route.fetch();
    const data: { product: object } = await response.json();
    await route.fulfill({ response, json: { ...data, product: { ...data.product, paths: null } } });
  });
  await openPage(page, site.origin + INSTALL);
});
afterEach(() => page.close());

const follow = (pathname: string): Promise<void> =>
  page.locator(`aside a[href="${pathname}"]`).first().click();

test(
  'a failure of the whole site loads the document once, which then can be read',
  { tags: ['fault'] },
  async () => {
    const loads = countLoads(page);
    await follow(USAGE);
    await page.waitForURL(`**${USAGE}`);
    await expect.poll(loads).toBe(1);
    await waitForScripts(page);
    await settle(page);
    expect(loads()).toBe(1);
    expect(await page.title()).toContain('Use Material UI');
    expect(await page.locator('main p').count()).toBeGreaterThan(3);
    expect(await page.locator('aside a').count()).toBeGreaterThan(10);
  },
);

test('a second failure says what to do, in the look of the site', { tags: ['fault'] }, async () => {
  await follow(USAGE);
  await page.waitForFunction((path) => location.pathname === path, USAGE);
  await waitForScripts(page);
  await follow(INSTALL);
  await page.waitForFunction((path) => location.pathname === path, INSTALL);
  const loads = countLoads(page);
  const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  await follow(USAGE);
  await page.getByRole('heading', { name: 'This page cannot be shown' }).waitFor();
  await settle(page);
  expect(loads()).toBe(0);
  const look = await page.getByRole('button', { name: 'Try again' }).evaluate((button) => {
    const { backgroundColor, fontFamily } = getComputedStyle(button);
    return { backgroundColor, fontFamily };
  });
  expect(look.fontFamily).toBe(font);
  expect(look.backgroundColor).not.toMatch(/rgba\(0, 0, 0, 0\)|239, 239, 239/);
  expect(await page.getByText('Unexpected Application Error').count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Start of the site' }).getAttribute('href')).toBe(
    '/',
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(loads).toBe(1);
  expect(await page.title()).toContain('Use Material UI');
});
