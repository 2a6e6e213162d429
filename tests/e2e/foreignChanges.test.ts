// @module-tag fault
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { serveBuild, type BuiltSite } from './builtSite.ts';
import { moveUntilShown } from './demoPage.ts';
import { changeDocument, DOCUMENT_CHANGES, type DocumentChange } from './documentChanges.ts';
import { holdScripts, openDocument } from './holdScripts.ts';
import { launchBrowser } from './launchBrowser.ts';
import { waitForScripts } from './offlineReader.ts';

/** Small pages that have everything, as each is opened more than a hundred times. */
const START = { pathname: '/material-ui/react-no-ssr/', title: 'No SSR' };
const NEXT = { pathname: '/material-ui/react-portal/', title: 'Portal' };
const OTHER_PRODUCT = '/system/';
const DIRECTIONS = ['ltr', 'rtl'] as const;
type Direction = (typeof DIRECTIONS)[number];

let site: BuiltSite;
let browser: Browser;
let context: BrowserContext;
let documents = 0;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveBuild(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
afterEach(() => context.close());

/** Half of the changes meet a page that reads from the left, half one from the right; each is turned round on the way. */
const CASES = DOCUMENT_CHANGES.map((change, index) => ({
  change,
  direction: DIRECTIONS[index % 2] ?? 'ltr',
}));

describe('a document that was changed before hydration', () => {
  test.each(CASES)(
    'keeps its text and works: $change.name, $direction',
    async ({ change, direction }) => {
      const { page, letScriptsRun } = await openWaiting(direction);
      const before = await measureText(page);
      expect(await page.evaluate(changeDocument, change)).toBeGreaterThan(0);
      const left = await measureText(page);
      expectNothingLost(change, before, left);
      letScriptsRun();
      await waitForScripts(page);
      await expectText(page, left);
      await useSettings(page, left, direction);
      await readOn(page);
    },
  );
});

describe('a document that was changed after hydration', () => {
  test.each(CASES)(
    'keeps its text and works: $change.name, $direction',
    async ({ change, direction }) => {
      const page = await open(direction);
      await waitForScripts(page);
      await startFirstDemo(page);
      const before = await measureText(page);
      expect(await page.evaluate(changeDocument, change)).toBeGreaterThan(0);
      const left = await measureText(page);
      expectNothingLost(change, before, left);
      await useSettings(page, left, direction);
      await readOn(page);
    },
  );
});

async function open(direction: Direction): Promise<Page> {
  const page = await openTab(direction);
  await openDocument(page, site.origin + START.pathname);
  return page;
}

/** Opens a document whose scripts wait. */
async function openWaiting(
  direction: Direction,
): Promise<{ page: Page; letScriptsRun: () => void }> {
  const page = await openTab(direction);
  const letScriptsRun = await holdScripts(page);
  await openDocument(page, site.origin + START.pathname);
  return { page, letScriptsRun };
}

async function openTab(direction: Direction): Promise<Page> {
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript((value) => {
    localStorage.setItem('swatchbook:direction', value);
  }, direction);
  documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return page;
}

async function startFirstDemo(page: Page): Promise<void> {
  await moveUntilShown(page, page.locator('figure[id] [data-running]').first());
}

/** What a reader can read: letters of the article and the navigation, links, demos. */
interface TextMeasure {
  readonly prose: number;
  readonly navigation: number;
  readonly links: number;
  readonly products: number;
  readonly demos: number;
}

function measureText(page: Page): Promise<TextMeasure> {
  return page.evaluate(() => {
    const countLetters = (selector: string): number =>
      [...document.querySelectorAll(selector)]
        .map((element) => element.textContent.replaceAll(/[\s•]/g, '').length)
        .reduce((sum, letters) => sum + letters, 0);
    return {
      prose: countLetters(
        'article .prose:not(figure .prose), article figure[id] > div:first-child',
      ),
      navigation: countLetters('aside nav[aria-label="Pages"] a'),
      links: document.querySelectorAll('aside nav[aria-label="Pages"] a').length,
      products: document.querySelectorAll('[data-product]').length,
      demos: document.querySelectorAll('figure[id]').length,
    };
  });
}

/** Only what a change removes on purpose may be missing after it, or the change itself would be the fault. */
function expectNothingLost({ kind }: DocumentChange, before: TextMeasure, left: TextMeasure): void {
  if (kind !== 'remove') expect(left).toEqual(before);
}

async function expectText(page: Page, least: TextMeasure): Promise<void> {
  await page.locator('figure[id]').first().waitFor();
  const shown = await measureText(page);
  // Demos may write a word more or less when they start.
  expect(shown.prose).toBeGreaterThanOrEqual(least.prose * 0.99);
  expect(shown.navigation).toBeGreaterThanOrEqual(least.navigation);
  expect(shown.links).toBeGreaterThanOrEqual(least.links);
  expect(shown.products).toBe(least.products);
  expect(shown.demos).toBe(least.demos);
}

/** Chooses another mode and direction. */
async function useSettings(page: Page, least: TextMeasure, direction: Direction): Promise<void> {
  const root = page.locator('html');
  expect(await root.getAttribute('dir')).toBe(direction);
  const mode = await root.getAttribute('data-mode-choice');
  await page.evaluate(click, 'button[aria-label="Color mode"]');
  await expect.poll(() => root.getAttribute('data-mode-choice')).not.toBe(mode);
  await page.evaluate(click, 'button[aria-label="Settings"]');
  const other = direction === 'ltr' ? 'Right to left' : 'Left to right';
  await page.getByLabel(other).check();
  await expect.poll(() => root.getAttribute('dir')).not.toBe(direction);
  await page.keyboard.press('Escape');
  await expectText(page, least);
}

/** Changes pages and products, and goes back, all in one document. */
async function readOn(page: Page): Promise<void> {
  await page.evaluate(click, `aside nav a[href="${NEXT.pathname}"]`);
  await expectPage(page, NEXT);
  await page.evaluate(click, `a[data-product][href^="${OTHER_PRODUCT}"]`);
  await page.waitForURL(`**${OTHER_PRODUCT}**`);
  await expect.poll(() => page.locator('h1').textContent()).not.toBe(NEXT.title);
  expect(await page.locator('aside nav a').count()).toBeGreaterThan(2);
  await page.goBack();
  await expectPage(page, NEXT);
  await page.goBack();
  await expectPage(page, START);
  expect(documents).toBe(1);
}

/** As a reader would, also where something foreign lies above it. */
function click(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  element.click();
}

async function expectPage(page: Page, { pathname, title }: typeof START): Promise<void> {
  await page.waitForURL(`**${pathname}`);
  await expect.poll(() => page.locator('h1').allTextContents()).toEqual([title]);
  await page.locator('main footer').waitFor({ state: 'attached' });
  expect(await page.title()).toContain(title);
  expect(await page.locator('article > .prose').count()).toBeGreaterThan(2);
  expect(await page.locator('aside nav a').count()).toBeGreaterThan(10);
}
