import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveBuild } from './builtSite.ts';
import { launchBrowser } from './launchBrowser.ts';
import { watchLayoutShift } from './observePage.ts';
import type { RunningServer } from './runServer.ts';
import { serveSlowly } from './slowSite.ts';
import { visitPage } from './visitPage.ts';

/** One of every kind: what stands at the end of a row, in its middle, or in columns that grow. */
const PATHNAMES = [
  '/',
  '/material-ui/getting-started/supported-components/',
  '/material-ui/react-button/',
  '/material-ui/react-speed-dial/',
  '/base-ui/react-select/',
  '/x/api/charts/bar-chart/',
  '/x/api/date-pickers/date-time-field/',
  '/experiments/docs/markdown/',
  '/experiments/docs/flags/planned/',
  '/search/',
];

let site: RunningServer;
/** As in a browser that is told what to wait for. */
let waitingSite: RunningServer;
/** As in a browser that does not know how to. */
let slowSite: RunningServer;
let hastySite: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveBuild(), launchBrowser()]);
  waitingSite = await serveSlowly(site.origin);
  slowSite = await serveSlowly(site.origin, paintEarly);
  hastySite = await serveSlowly(site.origin, (html) =>
    paintEarly(html).replaceAll(' data-whole=""', ''),
  );
});
afterAll(async () => {
  await browser.close();
  await Promise.all([waitingSite, slowSite, hastySite].map((server) => server.close()));
  await site.close();
});

test.concurrent.each(PATHNAMES)('%s stands still while it arrives', async (pathname) => {
  expect(await listMoves(slowSite, pathname)).toEqual([]);
});

test('parts that show before they are whole would move', async () => {
  expect(await listMoves(hastySite, '/x/api/charts/bar-chart/')).not.toEqual([]);
});

test('a long page is painted once its first screen is there', async () => {
  const pathname = '/x/api/charts/bar-chart/';
  expect(await countPainted(waitingSite, pathname, 'main h2')).toBeGreaterThan(2);
  expect(await countPainted(slowSite, pathname, 'h1')).toBe(0);
});

test('a short page is painted once all of it is there', async () => {
  const pathname = '/experiments/docs/flags/planned/';
  expect(await countPainted(waitingSite, pathname, 'main footer')).toBe(1);
  expect(await countPainted(slowSite, pathname, 'h1')).toBe(0);
});

function paintEarly(html: string): string {
  return html.replace(/<link rel="expect"[^>]*>/, '');
}

/** How many elements a page had of a kind when it was painted for the first time. */
async function countPainted(
  { origin }: RunningServer,
  pathname: string,
  selector: string,
): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript((kind) => {
    const observer = new PerformanceObserver(() => {
      document.documentElement.dataset.painted = `${document.querySelectorAll(kind).length}`;
      observer.disconnect();
    });
    observer.observe({ type: 'paint' });
  }, selector);
  await page.goto(origin + pathname);
  const count = await page.locator('html').getAttribute('data-painted');
  await page.close();
  return Number(count);
}

async function listMoves({ origin }: RunningServer, pathname: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const readLayoutShift = await watchLayoutShift(page);
  await visitPage(page, origin, pathname);
  const moves = await readLayoutShift();
  await page.close();
  return moves;
}
