import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CLIENT_DIRECTORY } from './builtSite.ts';
import { launchBrowser } from './launchBrowser.ts';
import { countLoads, openPage, UNHURRIED, visit, waitUntilKept } from './offlineReader.ts';
import { findChunk, serveDeployments, type DeployedSite, type Override } from './offlineSite.ts';
import { settle } from './settle.ts';

const INSTALL = '/material-ui/getting-started/installation/';
const USAGE = '/material-ui/getting-started/usage/';
const BUTTON = '/material-ui/react-button/';
const NO_WORKER = { '/sw.js': { status: 404, type: 'text/plain', body: 'Not found' } };

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
});
afterEach(() => context.close());

/** What may stand between a server and a reader and answer with status 200. */
const WRONG_ANSWERS = [
  ['a message', () => ({ type: 'application/json', body: '{"error":"slow down"}' })],
  ['a page', () => ({ type: 'text/html', body: '<!DOCTYPE html><p>Log in</p>' })],
  ['a page called a script', () => ({ type: 'text/javascript', body: '<!DOCTYPE html>' })],
  [
    'half of the file',
    (code: string) => ({ type: 'text/javascript', body: code.slice(0, code.length / 2) }),
  ],
] as const;

/** Answers a file wrongly once, in a way that browsers keep for a year. */
async function answerWrongly(file: string, answer: (code: string) => object): Promise<Override> {
  const code = await readFile(join(CLIENT_DIRECTORY, file), 'utf8');
  return { status: 200, once: true, ...answer(code) } as Override;
}

describe.each(WRONG_ANSWERS)('%s in the place of a script', { tags: ['fault'] }, (_, answer) => {
  test('is asked for anew by the worker before the page sees it, and not kept', async () => {
    const file = await findChunk('src/page/componentParts.ts');
    await visit(page, site.origin, INSTALL);
    site.override({ [file]: await answerWrongly(file, answer) });
    const loads = countLoads(page);
    await openPage(page, site.origin + BUTTON);
    await page.getByRole('button', { name: /code/i }).first().waitFor();
    await waitUntilKept(page, BUTTON);
    const code = await readFile(join(CLIENT_DIRECTORY, file), 'utf8');
    // The page has its script before the worker has written it down.
    await expect.poll(() => readCopies(file), UNHURRIED).toEqual([code]);
    expect(loads()).toBe(1);
  });

  test('leads to one load of the page where there is no worker yet', async () => {
    const file = await findChunk('src/app/entry.client.tsx');
    site.override({ ...NO_WORKER, [file]: await answerWrongly(file, answer) });
    const loads = countLoads(page);
    await openPage(page, site.origin + INSTALL);
    // Scripts may run before the browser says that the second document is there.
    await expect.poll(loads, UNHURRIED).toBe(2);
    await settle(page);
    expect(loads()).toBe(2);
  });

  test('leads to one load where the code is wanted later', async () => {
    const file = await findChunk('src/shell/SettingsPanel.tsx');
    site.override({ ...NO_WORKER, [file]: await answerWrongly(file, answer) });
    await openPage(page, site.origin + INSTALL);
    const loads = countLoads(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect.poll(loads, UNHURRIED).toBe(1);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio').first().waitFor();
    await settle(page);
    expect(loads()).toBe(1);
  });

  test('is replaced where an older worker has kept it', async () => {
    const file = await findChunk('src/page/componentParts.ts');
    const code = await readFile(join(CLIENT_DIRECTORY, file), 'utf8');
    await visit(page, site.origin, BUTTON);
    await expect.poll(() => readCopies(file), UNHURRIED).toEqual([code]);
    await page.evaluate(
      async ({ url, type, body }) => {
        const name = (await caches.keys()).find((key) => key.endsWith(':assets')) ?? '';
        const cache = await caches.open(name);
        await cache.put(url, new Response(body, { headers: { 'Content-Type': type } }));
      },
      { url: file, ...answer(code) },
    );
    await page.reload();
    await expect.poll(() => readCopies(file), UNHURRIED).toEqual([code]);
    await page.getByRole('button', { name: /code/i }).first().waitFor();
  });
});

/** The texts of all kept copies of a file. */
function readCopies(file: string): Promise<string[]> {
  return page.evaluate(async (url) => {
    const names = await caches.keys();
    const found = await Promise.all(
      names.map((cacheName) => caches.match(url, { cacheName, ignoreVary: true })),
    );
    return Promise.all(found.flatMap((copy) => (copy ? [copy.text()] : [])));
  }, file);
}

test(
  'code that stays wrong leaves the page to be read, after one more try',
  { tags: ['fault'] },
  async () => {
    const file = await findChunk('src/app/entry.client.tsx');
    site.override({ ...NO_WORKER, [file]: { status: 200, type: 'text/javascript', body: '<p>' } });
    const loads = countLoads(page);
    await page.goto(site.origin + INSTALL);
    await expect.poll(loads, UNHURRIED).toBe(2);
    await settle(page);
    expect(loads()).toBe(2);
    expect(await page.locator('main p').count()).toBeGreaterThan(1);
  },
);

test(
  'caches that were deleted come back with the next page, the offline page included',
  { tags: ['fault'] },
  async () => {
    await visit(page, site.origin, INSTALL);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.locator(`aside a[href="${USAGE}"]`).click();
    await page.waitForURL(`**${USAGE}`);
    await waitUntilKept(page, USAGE);
    await context.setOffline(true);
    await openPage(page, site.origin + BUTTON);
    await page.getByText(`${BUTTON} is not saved on this device`).waitFor();
    await openPage(page, site.origin + USAGE);
  },
);

describe('search without a network', { tags: ['fault'] }, () => {
  test('opens in place though it was never opened before, and says what is missing', async () => {
    await visit(page, site.origin, INSTALL);
    await context.setOffline(true);
    const loads = countLoads(page);
    await page.keyboard.press('Control+k');
    const dialog = page.locator('dialog[data-search]');
    await dialog.getByRole('button', { name: 'Try again now' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(INSTALL);
    expect(loads()).toBe(0);
  });

  test.each([
    ['offline', () => context.setOffline(true)],
    ['with a server that is down', () => cutAll()],
  ])('%s says why it does not come, and leaves the page', async (_, prepare) => {
    site.override(NO_WORKER);
    await openPage(page, site.origin + INSTALL);
    const loads = countLoads(page);
    await prepare();
    await page.keyboard.press('Control+k');
    await page
      .getByRole('status')
      .filter({ hasText: 'Search cannot be loaded: there is no connection.' })
      .waitFor();
    await page.keyboard.press('b');
    await settle(page);
    expect(new URL(page.url()).pathname).toBe(INSTALL);
    expect(loads()).toBe(0);
    expect(await page.locator('h1').isVisible()).toBe(true);
  });

  async function cutAll(): Promise<void> {
    const dialog = await findChunk('src/app/SiteSearchDialog.lazy.tsx');
    site.override({ ...NO_WORKER, [dialog]: 'cut', '/search/': 'cut', '/data/build.json': 'cut' });
  }
});

test(
  'a page says quietly when it is offline, and stops when it is not',
  { tags: ['fault'] },
  async () => {
    await openPage(page, site.origin + INSTALL);
    const note = page.getByRole('status').filter({ hasText: 'You are offline' });
    expect(await note.count()).toBe(0);
    await context.setOffline(true);
    await note.waitFor();
    await context.setOffline(false);
    await note.waitFor({ state: 'detached' });
  },
);
