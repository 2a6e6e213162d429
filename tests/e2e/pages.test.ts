import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveBuild, type BuiltSite } from './builtSite.ts';
import { bringTools, checkAccessibility, checkColors } from './checkAccessibility.ts';
import { launchBrowser } from './launchBrowser.ts';
import { observePage, watchLayoutShift } from './observePage.ts';
import { dropCode, listPageDemos } from './pageDemos.ts';
import { findSection, isDerived, pickFirst, samplePages } from './samplePages.ts';
import { openVerdicts, readNavigation } from './verdicts.ts';
import { forgetSession, visitPage } from './visitPage.ts';

const verdicts = await openVerdicts('pages.test.ts');
/** Those with demos are checked together with their demos, in `demoSweep.test.ts`. */
const withoutDemos = (await listPageDemos()).filter(({ demos }) => demos.length === 0);
const pathnames = samplePages(withoutDemos.map(({ pathname }) => pathname));
/** The shell around the pages of a section is the same, and so are the colors of code. */
const withShell = pickFirst(pathnames, findSection);
let site: BuiltSite;
let browser: Browser;
let page: Page;
let messages: string[];
let readLayoutShift: () => Promise<string[]>;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveBuild(), launchBrowser()]);
  // One page for all: opening a window costs more than loading a page.
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await forgetSession(page);
  await bringTools(page);
  readLayoutShift = await watchLayoutShift(page);
  ({ messages } = observePage(page));
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

test('there are pages to check, written and derived', () => {
  const derived = pathnames.filter(isDerived);
  expect(pathnames.length - derived.length).toBeGreaterThanOrEqual(30);
  expect(derived.length).toBeGreaterThanOrEqual(30);
});

describe('every page without demos', () => {
  test.each(pathnames)('%s loads clean, still and accessible', async (pathname) => {
    const hasShell = withShell.has(pathname);
    const judgedBy = hasShell ? await readNavigation(pathname) : null;
    if (await verdicts.find(pathname, judgedBy)) return;
    messages.length = 0;
    await visitPage(page, site.origin, pathname);
    expect(await readLayoutShift()).toEqual([]);
    if (!hasShell) await dropCode(page);
    const part = hasShell ? {} : { within: 'main' };
    expect(await checkAccessibility(page, part)).toEqual([]);
    await page.evaluate(() => (document.documentElement.dataset.mode = 'dark'));
    expect(await checkColors(page, part)).toEqual([]);
    expect(messages).toEqual([]);
    await verdicts.keep(pathname, judgedBy);
  });
});
