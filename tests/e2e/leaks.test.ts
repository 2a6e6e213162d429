import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveBuild, type BuiltSite } from './builtSite.ts';
import { followLink, waitForArrival } from './followLink.ts';
import { launchBrowser } from './launchBrowser.ts';
import { observePage } from './observePage.ts';
import { openPage } from './offlineReader.ts';

const PAGES = [
  '/material-ui/react-button/',
  '/material-ui/react-chip/',
  '/material-ui/getting-started/installation/',
  '/material-ui/react-slider/',
  '/joy-ui/react-button/',
];
const CHANGES = 200;
/** Sooner than a page's demos have started. */
const PAUSE_MS = 110;

let site: BuiltSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([serveBuild(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

test('two hundred page changes, each while the one before is under way, leave nothing behind', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const { messages } = observePage(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  await openPage(page, site.origin + PAGES[0]);
  await page.mouse.move(5, 5);
  // What pages keep once they have been seen is no leak.
  for (let index = 1; index <= PAGES.length * 2; index += 1) {
    await follow(page, index);
    await arrive(page, index);
  }
  const before = await measureUse(session);
  for (let index = 1; index <= CHANGES; index += 1) {
    await follow(page, index);
    await page.waitForTimeout(PAUSE_MS);
  }
  await arrive(page, CHANGES);
  const limit = {
    listeners: before.listeners * 1.1,
    nodes: before.nodes * 1.2,
    heapBytes: before.heapBytes * 1.2,
  };
  await expect.poll(() => measureUse(session), { interval: 1000 }).toSatisfy(isWithin(limit));
  // The full browser warns of preloads that pages left before they used them.
  expect(messages.filter((message) => !message.includes('preload'))).toEqual([]);
});

/** Follows a link to the next page of the round. */
function follow(page: Page, index: number): Promise<void> {
  return followLink(page, findPathname(index));
}

async function arrive(page: Page, index: number): Promise<void> {
  const pathname = findPathname(index);
  await waitForArrival(page, pathname);
  await page.locator('main footer').waitFor({ state: 'attached' });
  if (pathname.includes('/react-'))
    await page.locator('figure[id] [data-running]').first().waitFor();
}

function findPathname(index: number): string {
  return PAGES[index % PAGES.length] ?? '/';
}

interface Use {
  readonly listeners: number;
  readonly nodes: number;
  readonly heapBytes: number;
}

/** What the page holds on to when all else has been collected. */
async function measureUse(session: CDPSession): Promise<Use> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const find = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    listeners: find('JSEventListeners'),
    nodes: find('Nodes'),
    heapBytes: find('JSHeapUsedSize'),
  };
}

function isWithin(limit: Use): (use: Use) => boolean {
  return (use) =>
    use.listeners > 0 &&
    use.listeners <= limit.listeners &&
    use.nodes <= limit.nodes &&
    use.heapBytes <= limit.heapBytes;
}
