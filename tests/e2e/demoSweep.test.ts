import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatPageDataUrl, type DemoData, type PageData } from '../../src/model/pageData.ts';
import type { Styling } from '../../src/model/styling.ts';
import { CLIENT_DIRECTORY, listBuiltPages, serveBuild, type BuiltSite } from './builtSite.ts';
import { checkAccessibility } from './checkAccessibility.ts';
import { launchBrowser } from './launchBrowser.ts';
import { observePage } from './observePage.ts';

interface PageWithDemos {
  readonly pathname: string;
  readonly demos: readonly DemoData[];
}

const pages = (await Promise.all((await listBuiltPages()).map(readDemos))).filter(
  ({ demos }) => demos.length > 0,
);

async function readDemos(pathname: string): Promise<PageWithDemos> {
  const file = join(CLIENT_DIRECTORY, formatPageDataUrl(pathname));
  const { blocks }: PageData = JSON.parse(await readFile(file, 'utf8'));
  return { pathname, demos: blocks.filter((block) => block.kind === 'demo') };
}

let site: BuiltSite;
let browser: Browser;
let page: Page;
let messages: string[];

beforeAll(async () => {
  [site, browser] = await Promise.all([serveBuild(), launchBrowser()]);
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  ({ messages } = observePage(page));
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

test('there are demos to check', () => {
  expect(pages.length).toBeGreaterThanOrEqual(20);
  expect(pages.flatMap(({ demos }) => demos).length).toBeGreaterThanOrEqual(150);
});

describe('every demo', () => {
  test.each(pages)('of $pathname runs both ways in light and dark', async ({ pathname, demos }) => {
    messages.length = 0;
    await page.goto(site.origin + pathname, { waitUntil: 'load' });
    await page.evaluate(() => localStorage.clear());
    await choose({});
    for (const styling of listStylings(demos)) {
      await choose({ mode: 'light', direction: 'ltr', codeStyling: styling });
      await startDemos(demos.length);
      expect(await checkDemos()).toEqual([]);
      await choose({ mode: 'dark' });
      expect(await checkDemos(['color-contrast', 'link-in-text-block'])).toEqual([]);
      await choose({ direction: 'rtl' });
      await choose({ mode: 'light' });
      expect(await page.getByText('This demo crashed.').count()).toBe(0);
    }
    expect(messages.filter((message) => !isExpected(message))).toEqual([]);
  });
});

function listStylings(demos: readonly DemoData[]): readonly Styling[] {
  const stylings = demos.flatMap(({ renditions }) => renditions.flatMap((r) => r.styling ?? []));
  return stylings.length > 0 ? [...new Set(stylings)] : ['system'];
}

/** Choices as another tab would make them. */
async function choose(choices: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(async (entries) => {
    for (const [name, value] of entries) localStorage.setItem(`swatchbook:${name}`, value);
    dispatchEvent(new StorageEvent('storage', { key: 'swatchbook:mode' }));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, Object.entries(choices));
}

/** Turns to every demo at once instead of scrolling past them, and waits until all of them run. */
async function startDemos(count: number): Promise<void> {
  await page.waitForFunction(
    (expected) => {
      const figures = [...document.querySelectorAll('figure[aria-label^="Demo:"]')];
      for (const figure of figures) {
        figure.firstElementChild?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      }
      const running = figures.filter((figure) =>
        figure.querySelector('[data-running]:not([hidden]), iframe[data-shown="true"]'),
      );
      return running.length === expected;
    },
    count,
    { polling: 100 },
  );
}

/** What axe finds inside the demos, those in frames included. */
async function checkDemos(rules?: readonly string[]): Promise<string[]> {
  const frames = page.frames().filter((frame) => frame.url().endsWith('/frame/'));
  const found = await Promise.all([
    checkAccessibility(page, { rules, within: 'figure[aria-label^="Demo:"] > div:first-child' }),
    ...frames.map((frame) => checkAccessibility(frame, { rules, within: '#root' })),
  ]);
  return found.flat();
}

/** Without a key the commercial components say so. */
function isExpected(message: string): boolean {
  return /MUI X: Missing license key/.test(message);
}
