import { rm } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formatBytes } from '../../src/model/formatBytes.ts';
import { CLIENT_DIRECTORY } from './builtSite.ts';
import { launchBrowser } from './launchBrowser.ts';
import {
  listCachedBuilds,
  lookForUpdate,
  openPage,
  UNHURRIED,
  visit,
  waitForBuild,
} from './offlineReader.ts';
import { makeBuild, readServerBuild, serveDeployments, type DeployedSite } from './offlineSite.ts';

/** Of the smallest product: saving takes as long as there are pages. */
const HOME = '/system/getting-started/';
const NEVER_READ = '/system/getting-started/installation/';
const B = 'bbbbbbbb';
const SAVE = { name: 'Save MUI System for offline' };

let bytes: number;
let bDirectory: string;
let site: DeployedSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  bDirectory = await makeBuild({ buildId: B });
  bytes = (await readServerBuild(CLIENT_DIRECTORY)).products['system'] ?? 0;
  [site, browser] = await Promise.all([serveDeployments(CLIENT_DIRECTORY), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
  await rm(bDirectory, { recursive: true });
});
beforeEach(async () => {
  site.override({});
  site.requests.length = 0;
  await site.deploy(CLIENT_DIRECTORY);
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
  await visit(page, site.origin, HOME);
});
afterEach(() => context.close());

const openSettings = (): Promise<void> => page.getByRole('button', { name: 'Settings' }).click();

async function save(): Promise<void> {
  await openSettings();
  await page.getByRole('button', SAVE).click();
  await page.getByText('MUI System is saved').waitFor();
}

const listSaved = (): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.includes(':saved:')));

describe('a product', () => {
  test('tells its size, is saved, read without a network, and removed', async () => {
    expect(bytes).toBeGreaterThan(100_000);
    await openSettings();
    await page.getByText(`without a network: ${formatBytes(bytes)}.`).waitFor();
    await page.getByRole('button', SAVE).click();
    await page.getByText(/MUI System is saved: \d+ pages/).waitFor();
    await context.setOffline(true);
    await openPage(page, site.origin + NEVER_READ);
    expect(new URL(page.url()).pathname).toBe(NEVER_READ);
    expect(await page.locator('h1').textContent()).toMatch(/install/i);
    await openPage(page, `${site.origin}/offline/`);
    await page.locator(`main a[href="${HOME}"]`, { hasText: 'MUI System' }).first().waitFor();
    await openPage(page, site.origin + HOME);
    await openSettings();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', SAVE).waitFor();
    expect(await listSaved()).toEqual([]);
    await openPage(page, site.origin + NEVER_READ);
    await page.getByText(`${NEVER_READ} is not saved on this device`).waitFor();
  });

  test('is searched without a network, down to pages that were never read', async () => {
    await save();
    await context.setOffline(true);
    await openPage(page, site.origin + HOME);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).waitFor();
    await page.keyboard.type('install system');
    await page
      .getByRole('option', { name: /Install MUI System/ })
      .first()
      .click();
    await page.waitForURL(`**${NEVER_READ}*`);
    await page.waitForFunction(() => document.title.startsWith('Install'));
  });

  test('shows how far it has come, and is gone when the reader cancels', async () => {
    site.override({ [NEVER_READ]: 'hang' });
    await openSettings();
    await page.getByRole('button', SAVE).click();
    const bar = page.getByRole('progressbar');
    await expect
      .poll(() => bar.evaluate((element) => (element as HTMLProgressElement).position), UNHURRIED)
      .toBeGreaterThan(0.5);
    expect(await page.evaluate(() => document.documentElement.dataset.saving)).toBe('');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', SAVE).waitFor();
    expect(await listSaved()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.dataset.saving)).toBeUndefined();
  });

  test('that does not fit says so in words and leaves the site as it was', async () => {
    const client = await context.newCDPSession(page);
    const { usage } = await page.evaluate(() => navigator.storage.estimate());
    await client.send('Storage.overrideQuotaForOrigin', {
      origin: site.origin,
      quotaSize: (usage ?? 0) + 50_000,
    });
    await openSettings();
    await page.getByRole('button', SAVE).click();
    const problem = page.getByRole('alert');
    await problem.waitFor();
    expect(await problem.textContent()).toMatch(
      /^There is not enough space for this\. It takes [\d.]+ [KM]B/,
    );
    expect(await listSaved()).toEqual([]);
    await page.reload();
    expect(await page.locator('h1').isVisible()).toBe(true);
  });

  test('goes on where it stopped when the network went away', async () => {
    site.override({ [NEVER_READ]: 'hang' });
    await openSettings();
    await page.getByRole('button', SAVE).click();
    await expect.poll(() => site.requests.includes(NEVER_READ), UNHURRIED).toBe(true);
    await context.setOffline(true);
    // Browsers ask once more where a connection breaks.
    site.override({ [NEVER_READ]: 'cut' });
    await page.getByText('What has arrived is kept: try again to go on.').waitFor();
    site.override({});
    await context.setOffline(false);
    site.requests.length = 0;
    await page.getByRole('button', SAVE).click();
    await page.getByText('MUI System is saved').waitFor();
    expect(site.requests.filter((path) => path.startsWith('/assets/'))).toEqual([]);
  });

  test('that was saved before a deployment is read without a network, then saved anew by itself', async () => {
    await save();
    await site.deploy(bDirectory);
    site.override({ '/data/offline/system.json': { status: 503, type: 'text/plain', body: '' } });
    await lookForUpdate(page);
    await waitForBuild(page, B);
    await context.setOffline(true);
    await openPage(page, site.origin + NEVER_READ);
    expect(await page.locator('h1').textContent()).toMatch(/install/i);
    site.override({});
    await context.setOffline(false);
    await openPage(page, site.origin + HOME);
    await expect.poll(listSaved, UNHURRIED).toEqual([`swatchbook:${B}:saved:system`]);
    await expect.poll(() => listCachedBuilds(page), UNHURRIED).toEqual([B]);
  });
});
