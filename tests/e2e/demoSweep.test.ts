import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FRAME_PATH } from '../../src/model/frames.ts';
import { serveBuild, type BuiltSite } from './builtSite.ts';
import {
  bringTools,
  checkAccessibility,
  checkColors,
  LAYOUT_RULES,
  type CheckOptions,
} from './checkAccessibility.ts';
import { launchBrowser } from './launchBrowser.ts';
import { observePage, watchLayoutShift } from './observePage.ts';
import {
  choose,
  dropCode,
  endTransitions,
  listPageDemos,
  listStylings,
  STAGES,
  startDemos,
} from './pageDemos.ts';
import { readExcuses, type Excuse } from './readExcuses.ts';
import { findProduct, pickFirst } from './samplePages.ts';
import { openVerdicts } from './verdicts.ts';
import { forgetSession, visitPage } from './visitPage.ts';

const verdicts = await openVerdicts('demoSweep.test.ts');
const pages = (await listPageDemos()).filter(({ demos }) => demos.length > 0);
/** Excuses of pages that passed, as text, so that those of a folder count once for all its pages. */
const known = new Set<string>();
const needed = new Set<string>();

/** A component that starts may move a part of itself by a few pixels, which is its library's matter. */
const LEAST_SHIFT = 0.0005;

/** Some demos open something outside of the page. */
const OUTSIDE = 'body > :not(:has(main))';

/** What pages say around their demos is checked on those without demos; once in a product, everything is. */
const wholePages = pickFirst(
  pages.map(({ pathname }) => pathname),
  findProduct,
);

let site: BuiltSite;
let browser: Browser;
let page: Page;
let messages: string[];
let readLayoutShift: () => Promise<string[]>;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveBuild(), launchBrowser()]);
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await forgetSession(page);
  await bringTools(page);
  readLayoutShift = await watchLayoutShift(page, LEAST_SHIFT);
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

describe('every page with demos', () => {
  test.each(pages)('$pathname runs both ways in light and dark', async ({ pathname, demos }) => {
    messages.length = 0;
    const excuses = await readExcuses(pathname);
    const keep = (needs: Iterable<string>): void => {
      for (const excuse of excuses) known.add(JSON.stringify(excuse));
      for (const excuse of needs) needed.add(excuse);
    };
    const passed = await verdicts.find(pathname, excuses);
    if (passed) return keep(passed);
    const used = new Set<string>();
    const onExcused = (excuse: Excuse): unknown => used.add(JSON.stringify(excuse));
    const options = { excuses, onExcused };
    await visitPage(page, site.origin, pathname);
    await startDemos(page, demos.length);
    const moves = excuses.find(({ rule }) => rule === 'layout-shift');
    if (moves) onExcused(moves);
    else expect(await readLayoutShift()).toEqual([]);
    await dropCode(page);
    const stylings = listStylings(demos);
    for (const codeStyling of stylings) {
      // As every page opens where its demos come in one styling.
      if (stylings.length > 1) {
        await choose(page, { mode: 'light', direction: 'ltr', codeStyling });
        await startDemos(page, demos.length);
      }
      await endTransitions(page);
      const looksAt = {
        ...options,
        within: `${wholePages.has(pathname) ? 'main' : STAGES}, ${OUTSIDE}`,
      };
      expect(await check(looksAt, checkAccessibility)).toEqual([]);
      // Colors do not depend on the direction: both are turned at once.
      await choose(page, { mode: 'dark', direction: 'rtl' });
      const judge = wholePages.has(pathname) ? checkLayout : checkColors;
      expect(await check(looksAt, judge)).toEqual([]);
      expect(await page.getByText('This demo crashed.').count()).toBe(0);
    }
    expect(messages.filter((message) => !isExpected(message))).toEqual([]);
    keep(used);
    await verdicts.keep(pathname, excuses, [...used]);
  });

  test('needs the excuses that were made for it', () => {
    expect([...known].filter((excuse) => !needed.has(excuse))).toEqual([]);
  });
});

/** Also what depends on places, which the other direction mirrors. */
const checkLayout: typeof checkColors = (part, options) =>
  checkAccessibility(part, { ...options, rules: LAYOUT_RULES });

/** What axe finds on the page and in the frames of demos. */
async function check(options: CheckOptions, judge: typeof checkAccessibility): Promise<string[]> {
  const frames = page.frames().filter((frame) => frame.url().endsWith(FRAME_PATH));
  const found = await Promise.all([
    judge(page, options),
    ...frames.map(async (frame) => {
      // The stage shows through, unless the demo has a background of its own.
      await frame.evaluate(() => {
        document.body.style.background = '';
        const own = getComputedStyle(document.body).backgroundColor;
        if (own !== 'rgba(0, 0, 0, 0)') return;
        const stage = window.frameElement?.closest('figure')?.firstElementChild;
        if (stage) document.body.style.background = getComputedStyle(stage).backgroundColor;
      });
      const title = await (await frame.frameElement()).getAttribute('title');
      const demo = title?.replace('Demo ', '') ?? '';
      return judge(frame, { ...options, within: '#root', demo });
    }),
  ]);
  return found.flat();
}

/** Without a key the commercial components say so. The grid tries whether code can be made from text, which is refused. */
function isExpected(message: string): boolean {
  return (
    message.includes('MUI X: Missing license key') || /\bTrustedS(?:cript|tring)\b/.test(message)
  );
}
