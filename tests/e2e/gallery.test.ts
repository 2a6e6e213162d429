import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUDGETS } from '../../scripts/bench/budgets.ts';
import { measureLoad } from '../../scripts/bench/measureLoad.ts';
import { listBuiltPages, serveBuild, type BuiltSite } from './builtSite.ts';
import { checkAccessibility } from './checkAccessibility.ts';
import { launchBrowser } from './launchBrowser.ts';
import { observePage, watchLayoutShift } from './observePage.ts';

const MATERIAL = '/material-ui/all-components/';

/** Each gallery with the pages that must have a card on it. */
const GALLERIES: readonly (readonly [string, RegExp])[] = [
  [MATERIAL, /^\/material-ui\/react-[\w-]+\/$/],
  ['/joy-ui/all-components/', /^\/joy-ui\/react-[\w-]+\/$/],
  ['/base-ui/all-components/', /^\/base-ui\/react-[\w-]+\/$/],
  ['/x/', /^\/x\/react-(?:data-grid|tree-view|charts\/bars|date-pickers\/date-picker)\/$/],
];

let site: BuiltSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveBuild(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

async function open(path: string, width = 1280): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await visit(page, path);
  return page;
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(site.origin + path);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
}

const field = (page: Page) => page.getByRole('searchbox', { name: 'Filter components' });
const status = (page: Page) => page.getByRole('search').getByRole('status');
const shown = (page: Page) => page.locator('.gallery > li:not([hidden]) a').allTextContents();

/** Shows the page in a mode and a direction, which its style sheets read from the root element. */
function show(page: Page, mode: 'light' | 'dark', direction: 'ltr' | 'rtl'): Promise<void> {
  return page.evaluate(
    async (look) => {
      const root = document.documentElement;
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      // As the site does it: without fading.
      root.dataset.switching = '';
      root.dataset.mode = look.mode;
      root.dir = look.direction;
      await nextFrame();
      await nextFrame();
      delete root.dataset.switching;
    },
    { mode, direction },
  );
}

/** Scrolls past all cards until each miniature has been drawn. */
async function drawAll(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const waiting = document.querySelector('[data-miniature]:empty');
    waiting?.scrollIntoView({ block: 'center' });
    return !waiting;
  });
}

/** Miniatures that are nothing to see, or that do not fit into their boxes. */
function findMisdrawn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-miniature]')].flatMap((box) => {
      const frame = box.getBoundingClientRect();
      const parts = [...box.querySelectorAll(':scope > div > div > *')].map((part) =>
        part.getBoundingClientRect(),
      );
      const isSeen = parts.some(({ width, height }) => width > 8 && height > 2);
      const isCut = parts.some(
        (part) =>
          part.top < frame.top - 1 ||
          part.bottom > frame.bottom + 1 ||
          part.left < frame.left - 1 ||
          part.right > frame.right + 1,
      );
      return isSeen && !isCut ? [] : [`${box.dataset.miniature} ${isSeen ? 'is cut' : 'is empty'}`];
    }),
  );
}

describe.each(GALLERIES)('%s', (path, expected) => {
  test('shows every component in its box, light and dark, both ways', async () => {
    const page = await open(path);
    const { messages } = observePage(page);
    const links = await page
      .locator('.gallery a')
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    const pages = (await listBuiltPages()).filter((pathname) => expected.test(pathname));
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.filter((pathname) => !links.includes(pathname))).toEqual([]);
    // A box without a component would stay empty.
    expect(await page.locator('.gallery .miniature:not([data-miniature])').count()).toBe(0);
    await drawAll(page);
    for (const mode of ['light', 'dark'] as const) {
      for (const direction of ['ltr', 'rtl'] as const) {
        await show(page, mode, direction);
        expect(await findMisdrawn(page)).toEqual([]);
        expect(await checkAccessibility(page, { within: 'main' })).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(() => findMisdrawn(page)).toEqual([]);
    expect(messages).toEqual([]);
    await page.context().close();
  });
});

// The overview of MUI X draws on the miniatures of four products.
test.each([MATERIAL, '/joy-ui/all-components/', '/base-ui/all-components/'])(
  '%s asks for no more than other pages',
  async (path) => {
    const { requests } = await measureLoad(browser, site.origin + path, {
      cpuSlowdown: 1,
      megabitsPerSecond: null,
    });
    expect(requests).toBeLessThanOrEqual(BUDGETS.prose.requests);
  },
);

test('a miniature follows the mode and takes no focus', async () => {
  const page = await open(MATERIAL);
  await drawAll(page);
  const paper = page.locator('[data-miniature="/material-ui/react-card/"] .MuiPaper-root');
  const readColor = () => paper.evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await readColor();
  await show(page, 'dark', 'ltr');
  expect(await readColor()).not.toBe(light);
  const focusable = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('.miniature :is(button, input, a)')].filter(
        (element) => {
          element.focus();
          return document.activeElement === element;
        },
      ).length,
  );
  expect(focusable).toBe(0);
  await page.context().close();
});

test('words and purposes are chosen by keyboard and kept in the address', async () => {
  const page = await open(MATERIAL);
  const { messages } = observePage(page);
  const all = await shown(page);
  await field(page).focus();
  await page.keyboard.type('navbar');
  await expect.poll(() => shown(page)).toEqual(['App Bar']);
  await expect.poll(() => status(page).textContent()).toBe(`1 of ${all.length} components`);
  expect(await page.getByRole('heading', { name: 'Inputs' }).isVisible()).toBe(false);
  await field(page).fill('');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => new URL(page.url()).search).toBe('?for=inputs');
  await field(page).fill('zzz');
  await expect.poll(() => shown(page)).toEqual([]);
  await expect.poll(() => status(page).textContent()).toContain('No component fits');
  await field(page).fill('text');
  await expect.poll(() => new URL(page.url()).search).toBe('?for=inputs&q=text');
  const found = await shown(page);
  expect(found).toContain('Text Field');
  await page.reload();
  await expect.poll(() => shown(page)).toEqual(found);
  expect(await field(page).inputValue()).toBe('text');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(() => shown(page)).toEqual(all);
  expect(new URL(page.url()).search).toBe('');
  expect(messages).toEqual([]);
  await page.context().close();
});

test('nothing moves when the address has a filter, and a wrong one is refused in words', async () => {
  const page = await open('/material-ui/react-chip/');
  const { messages } = observePage(page);
  const readMoves = await watchLayoutShift(page);
  await visit(page, `${MATERIAL}?q=button`);
  await expect.poll(() => status(page).textContent()).toMatch(/^\d+ of/);
  await page.locator('.miniature > div').first().waitFor();
  expect(await readMoves()).toEqual([]);
  await visit(page, `${MATERIAL}?for=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`);
  await expect.poll(() => status(page).textContent()).toContain('There is no group “"><img');
  expect((await shown(page)).length).toBeGreaterThan(20);
  expect(messages).toEqual([]);
  await page.context().close();
});

test('cards lead to their pages, and a gallery reached from another page is whole', async () => {
  const page = await open('/material-ui/react-chip/');
  await page.getByRole('navigation').getByRole('link', { name: 'All components' }).first().click();
  await expect.poll(() => status(page).textContent()).toMatch(/^\d+ components$/);
  const count = (await shown(page)).length;
  expect(await status(page).textContent()).toBe(`${count} components`);
  await drawAll(page);
  await page.locator('.gallery').getByRole('link', { name: 'Switch', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Switch' }).waitFor();
  await page.context().close();
});

test('reads without JavaScript', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.origin}${MATERIAL}`);
  expect(await field(page).isVisible()).toBe(false);
  expect(await page.getByRole('link', { name: 'Autocomplete', exact: true }).count()).toBe(2);
  await context.close();
});

test('the home page shows products by their components, and search the chosen result', async () => {
  const page = await open('/', 1440);
  const { messages } = observePage(page);
  await drawAll(page);
  expect(await findMisdrawn(page)).toEqual([]);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('material slider');
  const preview = page.locator('dialog .miniature');
  await preview.locator('.MuiSlider-root').waitFor();
  expect(await preview.getAttribute('data-miniature')).toBe('/material-ui/react-slider/');
  expect(await findMisdrawn(page)).toEqual([]);
  expect(messages).toEqual([]);
  await page.setViewportSize({ width: 1000, height: 800 });
  expect(await preview.isVisible()).toBe(false);
  await page.context().close();
});
