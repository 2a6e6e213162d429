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
  '/search/',
];

let site: RunningServer;
let slowSite: RunningServer;
let hastySite: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveBuild(), launchBrowser()]);
  slowSite = await serveSlowly(site.origin);
  hastySite = await serveSlowly(site.origin, (html) => html.replaceAll(' data-whole=""', ''));
});
afterAll(async () => {
  await browser.close();
  await Promise.all([slowSite.close(), hastySite.close()]);
  await site.close();
});

test.concurrent.each(PATHNAMES)('%s stands still while it arrives', async (pathname) => {
  expect(await listMoves(slowSite, pathname)).toEqual([]);
});

test('parts that show before they are whole would move', async () => {
  expect(await listMoves(hastySite, '/x/api/charts/bar-chart/')).not.toEqual([]);
});

async function listMoves({ origin }: RunningServer, pathname: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const readLayoutShift = await watchLayoutShift(page);
  await visitPage(page, origin, pathname);
  const moves = await readLayoutShift();
  await page.close();
  return moves;
}
