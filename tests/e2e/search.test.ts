import type { Browser, BrowserContextOptions, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SEARCH_BUDGET } from '../../scripts/bench/budgets.ts';
import { measureFirstResults } from '../../scripts/bench/measureFirstResults.ts';
import { serveBuild, type BuiltSite } from './builtSite.ts';
import { checkAccessibility, LAYOUT_RULES } from './checkAccessibility.ts';
import { launchBrowser } from './launchBrowser.ts';
import { observePage } from './observePage.ts';
import { openPage, visit } from './offlineReader.ts';
import { choose } from './pageDemos.ts';

const START = '/material-ui/getting-started/';
const MANIFEST = '**/data/search.json';

let site: BuiltSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([serveBuild(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** Opens a page and hands it over once it listens. */
async function onPage(
  act: (page: Page, messages: string[]) => Promise<void>,
  { path = START, ...options }: BrowserContextOptions & { path?: string } = {},
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const { messages } = observePage(page);
  await page.goto(site.origin + path, { waitUntil: 'load' });
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  await act(page, messages);
  await context.close();
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const options = (page: Page) => page.locator('[role="option"]');
const active = (page: Page) => page.locator('[role="option"][aria-selected="true"]');

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
}

async function type(page: Page, text: string): Promise<void> {
  await openSearch(page);
  await page.keyboard.type(text);
}

declare global {
  interface Window {
    /** What moved on the page, the dialog aside: its results change as more of them arrive. */
    shifted: string[];
  }
}

function watchShiftsOutsideDialog(): void {
  window.shifted = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      for (const { node } of (entry as unknown as { sources: { node: Node | null }[] }).sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        if (element && !element.closest('dialog')) window.shifted.push(element.outerHTML);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

describe('by keyboard alone', () => {
  test('a query typed at once is replayed and Enter opens the best page', async () => {
    await onPage(async (page, messages) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('instalation');
      await active(page).getByText('Install Material UI').waitFor();
      expect(await field(page).inputValue()).toBe('instalation');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/material-ui/getting-started/installation/');
      expect(await page.locator('dialog').count()).toBe(0);
      await page.getByRole('heading', { level: 1, name: 'Install Material UI' }).waitFor();
      expect(messages).toEqual([]);
    });
  });

  test('arrows walk through all options, and the field says which one is meant', async () => {
    await onPage(async (page) => {
      // Results grow while the index arrives; commands are all there once the products are known.
      await type(page, '>');
      await options(page).filter({ hasText: 'Joy UI' }).waitFor();
      const first = await field(page).getAttribute('aria-activedescendant');
      await page.keyboard.press('ArrowDown');
      const second = await field(page).getAttribute('aria-activedescendant');
      expect(second).not.toBe(first);
      expect(await active(page).getAttribute('id')).toBe(second);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      const last = await options(page).last().getAttribute('id');
      expect(await active(page).getAttribute('id')).toBe(last);
    });
  });

  test('a slash opens search, but not where one writes', async () => {
    await onPage(async (page) => {
      await page.keyboard.press('/');
      await field(page).waitFor();
      expect(await field(page).inputValue()).toBe('');
      await page.keyboard.type('a/b');
      expect(await field(page).inputValue()).toBe('a/b');
    });
  });

  test('Escape closes and gives focus back', async () => {
    await onPage(async (page) => {
      await page.getByRole('link', { name: 'Search', exact: true }).focus();
      await openSearch(page);
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Search');
    });
  });

  test('screen readers hear how many results there are', async () => {
    await onPage(async (page) => {
      await type(page, 'button');
      await page
        .getByRole('status')
        .filter({ hasText: /^\d+ results in Material UI/ })
        .waitFor();
    });
  });
});

function isTargetInView(): boolean {
  const target = document.getElementById(location.hash.slice(1));
  const top = target?.getBoundingClientRect().top ?? -1;
  return top > 0 && top < innerHeight / 2;
}

describe('results', () => {
  test('lead to a section and land there', async () => {
    await onPage(async (page) => {
      await type(page, 'loading state button');
      await active(page).waitFor();
      await page.locator('[role="option"][href*="react-button/#"]').first().click();
      await page.waitForURL('**/material-ui/react-button/#*');
      await page.waitForFunction(isTargetInView);
    });
  });

  test('lead to the row of a prop', async () => {
    await onPage(async (page) => {
      await type(page, 'button disableripple');
      await active(page).getByText('disableRipple').waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/material-ui/api/button/#button-prop-disableRipple');
      await page.waitForFunction(isTargetInView);
    });
  });

  test('can be narrowed by kind and product', async () => {
    await onPage(async (page) => {
      await type(page, 'button');
      await page.getByRole('button', { name: 'Pages' }).click();
      await page.getByRole('combobox', { name: 'Product' }).selectOption('joy-ui');
      await expect
        .poll(() =>
          options(page).evaluateAll((all) =>
            all.every((one) => /joy-ui/.test(one.getAttribute('href') ?? '')),
          ),
        )
        .toBe(true);
    });
  });

  test('are remembered as recent searches in this browser', async () => {
    await onPage(async (page) => {
      await type(page, 'buton');
      await active(page).waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/material-ui/react-button/');
      await openSearch(page);
      await page.getByRole('option', { name: 'buton' }).click();
      expect(await field(page).inputValue()).toBe('buton');
    });
  });

  test('that are missing lead to what is spelled alike and to a report', async () => {
    await onPage(async (page) => {
      await type(page, 'qwertzuiop');
      await page.getByText('Nothing found for').waitFor();
      expect(await page.getByRole('link', { name: 'Tell us' }).getAttribute('href')).toContain(
        '/issues/new?title=',
      );
    });
  });

  test('come after few bytes and without moving the page', async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.addInitScript(watchShiftsOutsideDialog);
    await page.goto(site.origin + START, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
    const bytes = await measureFirstResults(page);
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThanOrEqual(SEARCH_BUDGET.firstBytes);
    expect(await page.evaluate(() => window.shifted)).toEqual([]);
    await context.close();
  });
});

describe('an index that', { tags: ['fault'] }, () => {
  test('is slow keeps the field alive, says so, and answers in the end', async () => {
    await onPage(async (page) => {
      const held: Route[] = [];
      await page.route(MANIFEST, (route) => void held.push(route));
      await type(page, 'button');
      expect(await field(page).inputValue()).toBe('button');
      await page.getByText('The connection is slow').first().waitFor();
      await page.keyboard.type(' group');
      expect(await field(page).inputValue()).toBe('button group');
      await page.keyboard.press('Control+a');
      await page.keyboard.type('button');
      for (const route of held) await route.continue();
      await active(page).getByText('Button', { exact: true }).waitFor();
    });
  });

  test.each([
    ['is missing', { status: 404, body: 'Not found' }],
    ['is corrupt', { status: 200, contentType: 'application/json', body: '{"format":1,"sha' }],
    [
      'is a page',
      { status: 200, contentType: 'text/html', body: '<!DOCTYPE html><title>x</title>' },
    ],
  ])('%s is told and tried again on request', async (_, answer) => {
    await onPage(async (page) => {
      await page.route(MANIFEST, (route) => route.fulfill(answer));
      await type(page, 'button');
      await page.getByText('The search index could not be loaded').first().waitFor();
      await page.unroute(MANIFEST);
      await page.getByRole('button', { name: 'Try again now' }).click();
      await active(page).getByText('Button', { exact: true }).waitFor();
      expect(await page.getByText('could not be loaded').count()).toBe(0);
    });
  });

  test('lacks the part of another product still finds the rest', async () => {
    await onPage(async (page) => {
      await page.route('**/data/search/joy-ui.*', (route) => route.abort());
      await type(page, 'button');
      await active(page).getByText('Button', { exact: true }).waitFor();
      await page.getByText('Part of the search index could not be loaded').first().waitFor();
    });
  });

  test('cannot run, for want of its worker, is told and tried again', async () => {
    await onPage(async (page) => {
      await page.route('**/assets/searchWorker-*', (route) => route.abort());
      await type(page, 'button');
      await page.getByText('The search index could not be loaded.').first().waitFor();
      await page.unroute('**/assets/searchWorker-*');
      await page.getByRole('button', { name: 'Try again now' }).click();
      await active(page).getByText('Button', { exact: true }).waitFor();
    });
  });

  test('was loaded works without a network', async () => {
    await onPage(async (page) => {
      await type(page, 'button');
      await active(page).waitFor();
      await page.keyboard.press('Escape');
      await page.context().setOffline(true);
      await type(page, 'text field');
      await active(page).getByText('Text Field', { exact: true }).waitFor();
    });
  });
});

test('a reader who searched before can search offline, in a new tab too', async () => {
  // The host that workers are registered on.
  const origin = site.origin.replace('127.0.0.1', 'localhost');
  const context = await browser.newContext();
  const page = await context.newPage();
  await visit(page, origin, START);
  await type(page, 'button');
  await active(page).waitFor();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const tab = await context.newPage();
  await openPage(tab, origin + START);
  await type(tab, 'text field');
  await active(tab).getByText('Text Field', { exact: true }).waitFor();
  await context.close();
});

describe('commands', () => {
  test('switch the color mode', async () => {
    await onPage(async (page) => {
      await type(page, 'dark mode');
      await page.getByRole('option', { name: 'Switch to dark mode' }).click();
      expect(await page.evaluate(() => document.documentElement.dataset.mode)).toBe('dark');
      await page.locator('dialog').waitFor({ state: 'detached' });
    });
  });

  test('copy the page as Markdown and say so', async () => {
    await onPage(
      async (page) => {
        await type(page, '>copy');
        await active(page).getByText('Copy page as Markdown').waitFor();
        await page.keyboard.press('Enter');
        await page.getByText('The page is on the clipboard as Markdown.').waitFor();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# /);
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    );
  });

  test('are all listed after their sign, and open the settings', async () => {
    await onPage(async (page) => {
      await type(page, '>settings');
      await active(page).getByText('Open settings').waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('group', { name: 'Settings' }).waitFor();
    });
  });
});

describe('the search page', () => {
  test('answers the address bar and keeps the address', async () => {
    await onPage(
      async (page, messages) => {
        const box = page.getByRole('searchbox', { name: 'Search' });
        await page.getByRole('heading', { name: 'Material UI' }).waitFor();
        expect(await box.inputValue()).toBe('button');
        await box.fill('text field');
        await page.getByRole('link', { name: 'Text Field' }).first().waitFor();
        expect(page.url()).toBe(`${site.origin}/search/?q=text+field`);
        expect(messages).toEqual([]);
      },
      { path: '/search/?q=button' },
    );
  });

  test('is where the button leads without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site.origin + START);
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    expect(await page.textContent('h1')).toBe('Search');
    expect(await page.textContent('main')).toContain('Search needs JavaScript.');
    await context.close();
  });

  test('is known to browsers', async () => {
    await onPage(async (page) => {
      const href = await page.locator('link[rel="search"]').getAttribute('href');
      const response = await page.request.get(`${site.origin}${href}`);
      expect(await response.text()).toContain('/search/?q={searchTerms}');
    });
  });
});

describe('accessibility', () => {
  const CASES = [
    ['before typing', ''],
    ['with results', 'button'],
    ['without results', 'qwertzuiop'],
  ] as const;
  test.each(CASES)('%s: axe finds nothing', async (_, text) => {
    await onPage(async (page) => {
      await type(page, text);
      if (text === 'qwertzuiop') await page.getByText('Nothing found').waitFor();
      else await options(page).first().waitFor();
      // What is behind the dialog cannot be reached, and is checked with its page.
      expect(await checkAccessibility(page, { within: 'dialog' })).toEqual([]);
      // Colors do not depend on the direction, nor places on the mode: both are turned at once.
      await choose(page, { mode: 'dark', direction: 'rtl' });
      expect(await checkAccessibility(page, { within: 'dialog', rules: LAYOUT_RULES })).toEqual([]);
    });
  });

  test('a phone gets the whole screen, and no sideways scrolling', async () => {
    await onPage(
      async (page) => {
        await page.getByRole('link', { name: 'Search', exact: true }).click();
        await field(page).waitFor();
        const box = await page.locator('dialog').boundingBox();
        expect(box?.x).toBeCloseTo(0, 1);
        expect(box?.height).toBeCloseTo(760, 1);
        expect(
          await page
            .locator('dialog')
            .evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth),
        ).toBe(true);
      },
      { viewport: { width: 390, height: 760 } },
    );
  });
});
