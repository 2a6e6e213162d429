// @module-tag fault
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CLIENT_DIRECTORY } from './builtSite.ts';
import { launchBrowser } from './launchBrowser.ts';
import { countLoads, openPage, UNHURRIED, waitForBuild, waitForScripts } from './offlineReader.ts';
import {
  findChunk,
  findChunkFiles,
  makeBuild,
  serveDeployments,
  type DeployedSite,
} from './offlineSite.ts';
import { settle } from './settle.ts';

const INSTALL = '/material-ui/getting-started/installation/';
const USAGE = '/material-ui/getting-started/usage/';
const BUTTON = '/material-ui/react-button/';
const B = 'bbbbbbbb';
const GONE = { status: 404, type: 'text/plain', body: 'Not found' };
/** What happens to tabs that no worker keeps the files of. */
const NO_WORKER = { '/sw.js': GONE };

let bDirectory: string;
let site: DeployedSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  bDirectory = await makeBuild({ buildId: B });
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
});
afterEach(() => context.close());

const openSettings = (): Promise<void> => page.getByRole('button', { name: 'Settings' }).click();

describe('code that is gone', () => {
  test('after a deployment leads to one load of the same page, of the new build', async () => {
    site.override(NO_WORKER);
    await openPage(page, site.origin + INSTALL);
    const loads = countLoads(page);
    await site.deploy(bDirectory);
    await openSettings();
    await waitForBuild(page, B);
    await settle(page);
    expect(new URL(page.url()).pathname).toBe(INSTALL);
    expect(loads()).toBe(1);
  });

  test('leads to one load even when the server keeps sending the old page', async () => {
    site.override(NO_WORKER);
    await openPage(page, site.origin + INSTALL);
    const body = await readFile(join(CLIENT_DIRECTORY, INSTALL, 'index.html'), 'utf8');
    const chunk = await findChunk('src/shell/SettingsPanel.tsx');
    site.override({
      ...NO_WORKER,
      [INSTALL]: { status: 200, type: 'text/html', body },
      [chunk]: GONE,
      '/data/build.json': { status: 200, type: 'application/json', body: `{"buildId":"${B}"}` },
    });
    const loads = countLoads(page);
    await openSettings();
    await expect.poll(loads, UNHURRIED).toBe(1);
    await waitForScripts(page);
    await openSettings();
    await settle(page);
    expect(loads()).toBe(1);
  });

  test('turns a page change into one load of the target', async () => {
    site.override(NO_WORKER);
    await openPage(page, site.origin + INSTALL);
    await site.deploy(bDirectory);
    const loads = countLoads(page);
    await page.locator(`aside a[href="${USAGE}"]`).click();
    await waitForBuild(page, B);
    expect(new URL(page.url()).pathname).toBe(USAGE);
    expect(loads()).toBe(1);
  });

  test('and belongs to a demo leads to one load, in which the demo is of the new build', async () => {
    site.override(NO_WORKER);
    await openPage(page, site.origin + BUTTON);
    const loads = countLoads(page);
    await site.deploy(bDirectory);
    await page.mouse.wheel(0, 2000);
    await waitForBuild(page, B);
    await settle(page);
    expect(new URL(page.url()).pathname).toBe(BUTTON);
    expect(loads()).toBe(1);
  });

  test.each([
    ['without a network', async () => context.setOffline(true)],
    ['in the build that is on the server', async () => hideSettings()],
    ['while the reader has unsaved edits', async () => editAfterDeployment()],
  ])('%s leaves the page as it is', async (_, prepare) => {
    site.override(NO_WORKER);
    await openPage(page, site.origin + INSTALL);
    const loads = countLoads(page);
    await prepare();
    await openSettings();
    await settle(page);
    expect(loads()).toBe(0);
    expect(await page.locator('h1').isVisible()).toBe(true);
  });

  async function hideSettings(): Promise<void> {
    site.override({ ...NO_WORKER, [await findChunk('src/shell/SettingsPanel.tsx')]: GONE });
  }

  async function editAfterDeployment(): Promise<void> {
    await site.deploy(bDirectory);
    await page.evaluate(() => (document.documentElement.dataset.editing = ''));
  }

  test('and belongs to the ad slot is nobody’s loss', async () => {
    const blocked = await findChunkFiles('src/ads/mountSlot.tsx');
    expect(blocked).toHaveLength(2);
    site.override({
      ...NO_WORKER,
      ...Object.fromEntries(blocked.map((file) => [file, GONE])),
      '/data/build.json': { status: 200, type: 'application/json', body: `{"buildId":"${B}"}` },
    });
    const loads = countLoads(page);
    await openPage(page, site.origin + INSTALL);
    await settle(page);
    expect(site.requests).toEqual(expect.arrayContaining(blocked));
    expect(loads()).toBe(1);
  });
});
