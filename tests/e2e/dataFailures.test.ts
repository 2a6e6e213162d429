// @module-tag fault
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CLIENT_DIRECTORY } from './builtSite.ts';
import { launchBrowser } from './launchBrowser.ts';
import { countLoads, openPage } from './offlineReader.ts';
import {
  readServerBuild,
  serveDeployments,
  type DeployedSite,
  type Override,
} from './offlineSite.ts';

const START = '/material-ui/getting-started/installation/';
const NEXT = '/material-ui/getting-started/usage/';
const NEXT_DATA = '/data/pages/material-ui/getting-started/usage.json';
const LINK = `aside a[href="${NEXT}"]`;

let site: DeployedSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveDeployments(CLIENT_DIRECTORY), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
beforeEach(async () => {
  site.override({});
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
  // On this host no worker stands between the page and the server.
  await openPage(page, site.origin.replace('localhost', '127.0.0.1') + START);
});
afterEach(() => context.close());

const json = (body: string): Override => ({ status: 200, type: 'application/json', body });

describe('data of the next page that is', () => {
  test.each<[string, Override]>([
    ['missing', { status: 404, type: 'text/plain', body: 'Not found' }],
    ['refused', { status: 403, type: 'text/html', body: '<h1>Blocked by your company</h1>' }],
    ['an error of the server', { status: 500, type: 'text/plain', body: 'Error' }],
    ['an error of a proxy', { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' }],
    ['a login page', { status: 200, type: 'text/html', body: '<h1>Sign in</h1>' }],
    ['nothing', json('')],
    ['null', json('null')],
    ['a list', json('[]')],
    ['a text', json('"page"')],
    ['of another service', json('{"status":"ok"}')],
    ['cut off', json('{"buildId":"')],
    [
      'of another build',
      json('{"buildId":"other","blocks":[],"headings":[],"stylesheets":[],"trail":[]}'),
    ],
    ['too slow', 'hang'],
  ])('%s is replaced by its document', async (_, answer) => {
    site.override({ [NEXT_DATA]: answer });
    await expectDocument();
  });

  test('of this build but without its parts is replaced by its document', async () => {
    const { buildId } = await readServerBuild(CLIENT_DIRECTORY);
    site.override({ [NEXT_DATA]: json(JSON.stringify({ buildId, blocks: 'none' })) });
    await expectDocument();
  });
});

/** Follows the link: the page comes as a document, once. */
async function expectDocument(): Promise<void> {
  const loads = countLoads(page);
  await page.locator(LINK).click();
  await page.waitForFunction(() => document.title.startsWith('Use Material UI'));
  expect(new URL(page.url()).pathname).toBe(NEXT);
  await expect.poll(loads).toBe(1);
}

test('a connection that is cut is not called offline, and can be tried again', async () => {
  site.override({ [NEXT_DATA]: 'cut' });
  await page.locator(LINK).click();
  await page.getByRole('heading', { name: 'The site cannot be reached' }).waitFor();
  expect(await page.getByText('You are offline').count()).toBe(0);
  site.override({});
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForFunction(() => document.title.startsWith('Use Material UI'));
});

test('a network that is gone is called offline, quietly, until it is back', async () => {
  await context.setOffline(true);
  await page.getByText('You are offline.').waitFor();
  await context.setOffline(false);
  await page.getByText('You are offline.').waitFor({ state: 'detached' });
});
