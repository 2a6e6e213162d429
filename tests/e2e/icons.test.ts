import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ICON_BUDGET } from '../../scripts/bench/budgets.ts';
import { measureFirstBytes } from '../../scripts/bench/measureIcons.ts';
import { CLIENT_DIRECTORY } from './builtSite.ts';
import { checkAccessibility } from './checkAccessibility.ts';
import { launchBrowser } from './launchBrowser.ts';
import { observePage, watchLayoutShift } from './observePage.ts';
import { openPage, waitUntilKept } from './offlineReader.ts';
import { serveDeployments, type DeployedSite } from './offlineSite.ts';

const ICONS = ICON_BUDGET.path;

let site: DeployedSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let messages: string[];

beforeAll(async () => {
  [site, browser] = await Promise.all([serveDeployments(CLIENT_DIRECTORY), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
beforeEach(async () => {
  site.override({});
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  page = await context.newPage();
  ({ messages } = observePage(page));
});
afterEach(() => context.close());

const open = (query = ''): Promise<void> => openPage(page, site.origin + ICONS + query);
const status = (): Promise<string | null> => page.locator('main [role="status"]').textContent();
const field = () => page.getByRole('searchbox', { name: 'Search icons' });
const dialog = () => page.getByRole('dialog');
const readAddress = (): string => new URL(page.url()).search;
const readFocus = (): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? '');
/** The icons that are rendered, as far as their shapes are there. */
const listDrawn = (): Promise<string[]> =>
  page.locator('main li:has(svg > *) > button').allTextContents();

describe('by keyboard', () => {
  test('an icon is searched, chosen, and its code and file taken away', async () => {
    await open();
    await field().focus();
    await page.keyboard.type('trash');
    await expect.poll(status).toMatch(/^\d+ icons for “trash”$/);
    await expect.poll(listDrawn).toContain('Delete');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await readFocus()).toBe('Delete');
    await page.keyboard.press('Enter');
    await dialog().getByRole('heading', { name: 'Delete', exact: true }).waitFor();
    expect(readAddress()).toBe('?query=trash&selected=Delete');
    await dialog().getByRole('radio', { name: 'Filled' }).focus();
    await page.keyboard.press('ArrowRight');
    await dialog().getByRole('radio', { name: 'medium' }).focus();
    await page.keyboard.press('ArrowRight');
    await dialog().getByRole('combobox', { name: 'Color' }).selectOption('error');
    const code = dialog().locator('code');
    await expect
      .poll(() => code.first().textContent())
      .toBe(`import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';`);
    expect(await code.nth(1).textContent()).toBe(
      '<DeleteOutlinedIcon color="error" fontSize="large" />',
    );
    await dialog().getByRole('button', { name: 'Copy' }).nth(1).focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('<DeleteOutlinedIcon color="error" fontSize="large" />');
    const download = page.waitForEvent('download');
    await dialog().getByRole('link', { name: 'Download DeleteOutlined.svg' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('DeleteOutlined.svg');
    expect(await readFile(await file.path(), 'utf8')).toMatch(/^<svg xmlns.*<path d="[^"]+"/);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(await readFocus()).toBe('Delete');
    expect(readAddress()).toBe('?query=trash');
    expect(messages).toEqual([]);
  });

  test('all icons are reached with the arrows, End and Home; few are rendered', async () => {
    await open();
    await expect.poll(listDrawn).toContain('Abc');
    // The whole list follows the icons of the document.
    const countListed = (): Promise<number> =>
      page
        .locator('main li[aria-setsize]')
        .first()
        .evaluate((item) => Number(item.ariaSetSize));
    await expect.poll(countListed).toBeGreaterThan(1000);
    const rendered = (): Promise<number> => page.locator('main li > button').count();
    await page.getByRole('button', { name: 'Abc', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await readFocus()).toBe('AcUnit');
    await page.keyboard.press('End');
    await expect.poll(readFocus).toBe('ZoomOutMap');
    await expect.poll(listDrawn).toContain('ZoomOutMap');
    expect(await rendered()).toBeLessThan(150);
    await page.keyboard.press('Home');
    await expect.poll(readFocus).toBe('Abc');
    await page.keyboard.press('ArrowDown');
    expect(await readFocus()).not.toBe('Abc');
  });
});

describe('a letter', () => {
  test('changes the list within its own event, in the cells that are there', async () => {
    await open();
    await expect.poll(listDrawn).toContain('Abc');
    // The list of names has come when a search answers.
    await field().fill('a');
    await expect.poll(status).toMatch(/for “a”$/);
    const seen = await field().evaluate(async (input) => {
      const cell = document.querySelector('main ul[aria-label="Icons"] > li');
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      setValue?.call(input, 'delete');
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await Promise.resolve();
      return {
        status: document.querySelector('main [role="status"]')?.textContent,
        first: cell?.textContent,
        isSame: cell === document.querySelector('main ul[aria-label="Icons"] > li'),
      };
    });
    expect(seen).toEqual({
      status: expect.stringMatching(/for “delete”$/),
      first: 'Delete',
      isSame: true,
    });
    await expect.poll(readAddress).toBe('?query=delete');
  });

  test('is in the address that a reader comes back to, however soon the page is left', async () => {
    await open();
    await field().fill('a');
    await expect.poll(status).toMatch(/for “a”$/);
    await field().pressSequentially('bc');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).waitFor();
    expect(readAddress()).toBe('?query=abc');
  });
});

describe('the address', () => {
  test('keeps query, style and icon; back closes the icon, forward opens it', async () => {
    await open('?query=calendar&theme=Outlined&selected=CalendarMonthOutlined');
    await dialog().getByRole('heading', { name: 'CalendarMonthOutlined' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(readAddress).toBe('?query=calendar&theme=Outlined');
    expect(await field().inputValue()).toBe('calendar');
    expect(await page.getByRole('radio', { name: 'Outlined' }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'CalendarToday', exact: true }).click();
    await dialog().waitFor();
    await page.goBack();
    await dialog().waitFor({ state: 'detached' });
    await page.goForward();
    await dialog().getByRole('heading', { name: 'CalendarTodayOutlined' }).waitFor();
    await page.reload();
    await dialog().getByRole('heading', { name: 'CalendarTodayOutlined' }).waitFor();
    expect(await field().inputValue()).toBe('calendar');
    expect(messages).toEqual([]);
  });

  test.each([
    ['?theme=%3Cscript%3Ealert(1)%3C/script%3E', '“<script>alert(1)</script>” is no style.'],
    ['?selected=NoSuchIcon&query=home', 'There is no icon “NoSuchIcon”.'],
    ['?selected=__proto__', 'There is no icon “__proto__”.'],
    [`?query=${'%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E'.repeat(9)}`, 'The query was cut'],
  ])('%s is refused in words, and the page works on', async (query, note) => {
    await open(query);
    await page.getByRole('alert').getByText(note).waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await field().fill('home');
    await expect.poll(listDrawn).toContain('Home');
    expect(await page.locator('main script, main img').count()).toBe(0);
    expect(messages).toEqual([]);
  });
});

test.each([
  ['light', 'ltr'],
  ['light', 'rtl'],
  ['dark', 'ltr'],
  ['dark', 'rtl'],
] as const)('axe finds nothing in %s mode, %s, with and without the dialog', async (mode, dir) => {
  await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
  await open('?query=arrow');
  await expect.poll(listDrawn).toContain('ArrowBack');
  await page.evaluate((value) => {
    document.documentElement.dir = value;
  }, dir);
  expect(await checkAccessibility(page, { within: 'main' })).toEqual([]);
  await page.getByRole('button', { name: 'ArrowBack', exact: true }).press('Enter');
  await dialog().locator('code').nth(2).waitFor();
  expect(await checkAccessibility(page, { within: 'dialog' })).toEqual([]);
});

test('a reader who has begun to walk through the first icons stays where they are', async () => {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/icon-names-*.json', async (route) => {
    await isReleased;
    await route.continue();
  });
  await open();
  const second = page.getByRole('button', { name: 'AcUnit', exact: true });
  await second.focus();
  const readCount = (): Promise<string | null> =>
    page.locator('main li[aria-setsize]').first().getAttribute('aria-setsize');
  const first = await readCount();
  release();
  await expect.poll(readCount).not.toBe(first);
  expect(await second.getAttribute('tabindex')).toBe('0');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(readFocus).toBe('Abc');
});

test('icons are there without JavaScript, and nothing moves when the tool starts', async () => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(site.origin + ICONS);
  expect(await still.locator('main li:has(svg > path)').count()).toBeGreaterThan(30);
  await still.locator('main noscript p').waitFor();
  await plain.close();
  const listShifts = await watchLayoutShift(page);
  await open();
  await expect.poll(() => page.locator('[data-placed="true"]').count()).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(await listShifts()).toEqual([]);
});

test('at most 60 KB are loaded before the first search', async () => {
  const bytes = await measureFirstBytes(browser, site.origin);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(ICON_BUDGET.firstBytes);
});

test(
  'what was looked at is there offline, and what is missing is said',
  { tags: ['fault'] },
  async () => {
    await open();
    await waitUntilKept(page, ICONS);
    await field().fill('delete');
    await expect.poll(listDrawn).toContain('DeleteSweep');
    await context.setOffline(true);
    await page.reload();
    await expect.poll(listDrawn).toContain('DeleteSweep');
    expect(await field().inputValue()).toBe('delete');
    await field().fill('zoom out');
    await page.getByText('Part of the icons could not be loaded.').waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(listDrawn).toContain('ZoomOut');
  },
);
