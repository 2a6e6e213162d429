import { EventEmitter, once } from 'node:events';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveBuild } from './builtSite.ts';
import { launchBrowser } from './launchBrowser.ts';
import { watchLayoutShift } from './observePage.ts';
import type { RunningServer } from './runServer.ts';
import { serveSlowly } from './slowSite.ts';
import { visitPage } from './visitPage.ts';

/** Its first screen centers a demo whose parts make it wider one by one. */
const DEMO_PAGE = '/material-ui/react-button/';
const LONG_PAGE = '/x/api/charts/bar-chart/';

/** One of every kind: what stands at the end of a row, in its middle, or in columns that grow. */
const PATHNAMES = [
  '/',
  '/material-ui/getting-started/supported-components/',
  DEMO_PAGE,
  '/material-ui/react-speed-dial/',
  '/base-ui/react-select/',
  LONG_PAGE,
  '/x/api/date-pickers/date-time-field/',
  '/experiments/docs/markdown/',
  '/experiments/docs/flags/planned/',
  '/search/',
];

let site: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveBuild(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

test.concurrent.each(PATHNAMES)('%s stands still while it arrives', async (pathname) => {
  expect(await listMoves(pathname, (html) => html)).toEqual([]);
});

test('parts that show before they are whole would move', async () => {
  const showParts = (html: string): string => html.replaceAll(' data-whole=""', '');
  expect(await listMoves(DEMO_PAGE, showParts)).not.toEqual([]);
});

test('a page is painted before all of it is there', async () => {
  expect(await countPainted(LONG_PAGE, 'main footer')).toBe(0);
});

/** Lets two frames of a page pass each time, so that it paints whatever has arrived, however slow the machine is. */
async function followFrames(page: Page): Promise<() => Promise<void>> {
  const frames = new EventEmitter();
  await page.exposeFunction('noteFrame', () => frames.emit('frame'));
  await page.addInitScript(() => {
    const { noteFrame } = window as unknown as { noteFrame: () => Promise<void> };
    // Each note is waited for, or else more would come than a busy machine can take.
    const follow = async (): Promise<void> => {
      await noteFrame();
      if (document.readyState === 'loading') requestAnimationFrame(() => void follow());
    };
    requestAnimationFrame(() => void follow());
  });
  return async () => {
    await once(frames, 'frame');
    await once(frames, 'frame');
  };
}

/** Opens a page that arrives slowly for as long as something runs on it. */
async function withSlowPage<T>(
  pathname: string,
  edit: (html: string) => string,
  prepare: (page: Page) => Promise<() => Promise<T>>,
): Promise<T> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const slowSite = await serveSlowly(site.origin, { edit, waitForTurn: await followFrames(page) });
  try {
    const read = await prepare(page);
    await visitPage(page, slowSite.origin, pathname);
    return await read();
  } finally {
    await page.close();
    await slowSite.close();
  }
}

/** How many elements a page had of a kind when it was painted for the first time. */
function countPainted(pathname: string, selector: string): Promise<number> {
  return withSlowPage(
    pathname,
    (html) => html,
    async (page) => {
      await page.addInitScript((kind) => {
        const observer = new PerformanceObserver(() => {
          document.documentElement.dataset.painted = `${document.querySelectorAll(kind).length}`;
          observer.disconnect();
        });
        observer.observe({ type: 'paint' });
      }, selector);
      return async () =>
        Number(await page.locator('html[data-painted]').getAttribute('data-painted'));
    },
  );
}

function listMoves(pathname: string, edit: (html: string) => string): Promise<string[]> {
  return withSlowPage(pathname, edit, (page) => watchLayoutShift(page));
}
