import { rm } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CLIENT_DIRECTORY } from './builtSite.ts';
import { launchBrowser } from './launchBrowser.ts';
import {
  countLoads,
  listCachedBuilds,
  lookForUpdate,
  openPage,
  UNHURRIED,
  readBuild,
  setFocus,
  visit,
  waitForBuild,
  waitForScripts,
} from './offlineReader.ts';
import {
  findChunk,
  makeBuild,
  readServerBuild,
  renameFile,
  serveDeployments,
  type DeployedSite,
} from './offlineSite.ts';
import { settle } from './settle.ts';

const INSTALL = '/material-ui/getting-started/installation/';
const USAGE = '/material-ui/getting-started/usage/';
const A_DIRECTORY = CLIENT_DIRECTORY;
const B = 'bbbbbbbb';
const KILLED = 'cccccccc';
const GONE = { status: 404, type: 'text/plain', body: 'Not found' };

let a: string;
let bDirectory: string;
let killedDirectory: string;
let site: DeployedSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  a = (await readServerBuild(A_DIRECTORY)).buildId;
  bDirectory = await makeBuild({ buildId: B });
  killedDirectory = await makeBuild({ buildId: KILLED, isKilled: true });
  [site, browser] = await Promise.all([serveDeployments(A_DIRECTORY), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
  await rm(bDirectory, { recursive: true });
  await rm(killedDirectory, { recursive: true });
});
beforeEach(async () => {
  site.override({});
  await site.deploy(A_DIRECTORY);
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
});
afterEach(() => context.close());

describe('a deployment', () => {
  test('reloads the tab in front once, the other when it comes to the front, and leaves nothing behind', async () => {
    const other = await context.newPage();
    await visit(page, site.origin, INSTALL);
    await visit(other, site.origin, USAGE);
    const loads = countLoads(page);
    const otherLoads = countLoads(other);
    await setFocus(other, false);
    await site.deploy(bDirectory);
    await lookForUpdate(page);
    await waitForBuild(page, B);
    await settle(page);
    expect(await readBuild(other)).toBe(a);
    expect(await listCachedBuilds(page)).toEqual([a, B].sort());
    await setFocus(other, true);
    await waitForBuild(other, B);
    await expect.poll(() => listCachedBuilds(page), UNHURRIED).toEqual([B]);
    expect([loads(), otherLoads()]).toEqual([1, 1]);
  });

  test.each<[string, () => void]>([
    ['has unsaved edits', () => void (document.documentElement.dataset.editing = '')],
    ['is typing', () => document.querySelector<HTMLElement>('textarea')?.focus()],
  ])('waits while the reader %s', async (_, start) => {
    await visit(page, site.origin, INSTALL);
    await page.evaluate(() => document.body.append(document.createElement('textarea')));
    await page.evaluate(start);
    await site.deploy(bDirectory);
    await lookForUpdate(page);
    await settle(page);
    expect(await readBuild(page)).toBe(a);
    await page.evaluate(() => {
      document.querySelector('textarea')?.blur();
      delete document.documentElement.dataset.editing;
    });
    await waitForBuild(page, B);
  });

  test('does not mix its data with what is kept of the old build', async () => {
    const isKept = (url: string): Promise<boolean> =>
      page.evaluate(async (path) => (await caches.match(path)) !== undefined, url);
    const load = (url: string): Promise<string> =>
      page.evaluate(async (path) => (await fetch(path)).text(), url);
    await visit(page, site.origin, INSTALL);
    await load('/data/navigation/joy-ui.json');
    await expect.poll(() => isKept('/data/navigation/joy-ui.json'), UNHURRIED).toBe(true);
    await site.deploy(bDirectory);
    site.override({ '/sw.js': GONE });
    site.requests.length = 0;
    await load('/data/navigation/system.json');
    await expect.poll(() => site.requests.includes('/data/build.json'), UNHURRIED).toBe(true);
    await settle(page);
    expect(await isKept('/data/navigation/system.json')).toBe(false);
  });

  test('is there at once for a reader who comes back, without a reload', async () => {
    await visit(page, site.origin, INSTALL);
    await page.goto('about:blank');
    await site.deploy(bDirectory);
    const loads = countLoads(page);
    await openPage(page, site.origin + INSTALL);
    expect(await readBuild(page)).toBe(B);
    await expect.poll(() => listCachedBuilds(page), UNHURRIED).toEqual([B]);
    expect(loads()).toBe(1);
  });

  test('that is taken back brings the old build, and a tab reloads once for each', async () => {
    await visit(page, site.origin, INSTALL);
    const loads = countLoads(page);
    await site.deploy(bDirectory);
    await lookForUpdate(page);
    await waitForBuild(page, B);
    await site.deploy(A_DIRECTORY);
    await expect.poll(() => isControlledBy(B), UNHURRIED).toBe(true);
    await lookForUpdate(page);
    await waitForBuild(page, a);
    expect(loads()).toBe(2);
    await site.deploy(bDirectory);
    await expect.poll(() => isControlledBy(a), UNHURRIED).toBe(true);
    await lookForUpdate(page);
    await expect.poll(() => isControlledBy(B), UNHURRIED).toBe(true);
    await settle(page);
    expect(loads()).toBe(2);
  });

  test('that removes the worker clears its caches and ends with the server’s pages', async () => {
    await visit(page, site.origin, INSTALL);
    const loads = countLoads(page);
    await site.deploy(killedDirectory);
    await lookForUpdate(page);
    await waitForBuild(page, KILLED);
    const countLeft = (): Promise<unknown> =>
      page.evaluate(async () => ({
        caches: await caches.keys(),
        registrations: (await navigator.serviceWorker.getRegistrations()).length,
      }));
    await settle(page);
    await expect.poll(countLeft, UNHURRIED).toEqual({ caches: [], registrations: 0 });
    expect(loads()).toBe(1);
    await page.reload();
    expect(await readBuild(page)).toBe(KILLED);
  });
});

/** Asks the page's worker for its build. */
function isControlledBy(build: string): Promise<boolean> {
  return page.evaluate(
    (expected) =>
      new Promise<boolean>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', (event) => resolve(event.data === expected));
        port1.start();
        const { controller } = navigator.serviceWorker;
        if (controller) controller.postMessage({ kind: 'build' }, [port2]);
        else resolve(false);
        // A worker that is being replaced may not answer any more.
        setTimeout(() => resolve(false), 1000);
      }),
    build,
  );
}

describe('an install that fails', () => {
  test('in the middle leaves no worker, and the next page load makes one', async () => {
    const lateChunk = await findChunk('src/offline/page/SavedPages.tsx');
    site.override({ [lateChunk]: { status: 500, type: 'text/plain', body: 'Down' } });
    site.requests.length = 0;
    await openPage(page, site.origin + INSTALL);
    await expect.poll(() => site.requests).toContain(lateChunk);
    await settle(page);
    const worker = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active ?? registration?.waiting ?? null;
    });
    expect(worker).toBeNull();
    site.override({});
    await visit(page, site.origin, INSTALL);
  });

  test.each([
    [
      'a file is missing',
      async () => renameFile(await findChunk('src/offline/page/SavedPages.tsx'), B),
      GONE,
    ],
    ['its script is HTML', () => '/sw.js', { status: 200, type: 'text/html', body: '<p>Home' }],
    ['its script is an error', () => '/sw.js', { status: 500, type: 'text/plain', body: 'Down' }],
  ])('because %s leaves the old worker, which works without a network', async (_, path, answer) => {
    await visit(page, site.origin, INSTALL);
    await site.deploy(bDirectory);
    site.override({ [await path()]: answer });
    await lookForUpdate(page);
    await settle(page);
    await expect.poll(() => isControlledBy(a), UNHURRIED).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await waitForScripts(page);
    expect(await readBuild(page)).toBe(a);
    await context.setOffline(false);
    site.override({});
    await lookForUpdate(page);
    await waitForBuild(page, B);
  });
});
