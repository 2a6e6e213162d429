import { describe, expect } from 'vitest';
import { checkAccessibility, LAYOUT_RULES } from './checkAccessibility.ts';
import { findActive, findField, findOptions, openSearch, searchFor, START } from './openSearch.ts';
import { choose } from './pageDemos.ts';
import { test } from './siteTest.ts';

describe('by keyboard alone', () => {
  test('a query typed at once is replayed and Enter opens the best page', async ({
    page,
    messages,
    open,
  }) => {
    await open(START);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('instalation');
    await findActive(page).getByText('Install Material UI').waitFor();
    expect(await findField(page).inputValue()).toBe('instalation');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/material-ui/getting-started/installation/');
    expect(await page.locator('dialog').count()).toBe(0);
    await page.getByRole('heading', { level: 1, name: 'Install Material UI' }).waitFor();
    expect(messages).toEqual([]);
  });

  test('arrows walk through all options, and the field says which one is meant', async ({
    page,
    open,
  }) => {
    await open(START);
    // Results grow while the index arrives; commands are all there once the products are known.
    await searchFor(page, '>');
    await findOptions(page).filter({ hasText: 'Joy UI' }).waitFor();
    const first = await findField(page).getAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowDown');
    const second = await findField(page).getAttribute('aria-activedescendant');
    expect(second).not.toBe(first);
    expect(await findActive(page).getAttribute('id')).toBe(second);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    const last = await findOptions(page).last().getAttribute('id');
    expect(await findActive(page).getAttribute('id')).toBe(last);
  });

  test('a slash opens search, but not where one writes', async ({ page, open }) => {
    await open(START);
    await page.keyboard.press('/');
    await findField(page).waitFor();
    expect(await findField(page).inputValue()).toBe('');
    await page.keyboard.type('a/b');
    expect(await findField(page).inputValue()).toBe('a/b');
  });

  test('Escape closes and gives focus back', async ({ page, open }) => {
    await open(START);
    await page.getByRole('link', { name: 'Search', exact: true }).focus();
    await openSearch(page);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Search');
  });

  test('screen readers hear how many results there are', async ({ page, open }) => {
    await open(START);
    await searchFor(page, 'button');
    await page
      .getByRole('status')
      .filter({ hasText: /^\d+ results in Material UI/ })
      .waitFor();
  });
});

describe('commands', () => {
  test('switch the color mode', async ({ page, open }) => {
    await open(START);
    await searchFor(page, 'dark mode');
    await page.getByRole('option', { name: 'Switch to dark mode' }).click();
    expect(await page.evaluate(() => document.documentElement.dataset.mode)).toBe('dark');
    await page.locator('dialog').waitFor({ state: 'detached' });
  });

  test('copy the page as Markdown and say so', async ({ page, open }) => {
    await open(START);
    await searchFor(page, '>copy');
    await findActive(page).getByText('Copy page as Markdown').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('The page is on the clipboard as Markdown.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# /);
  });

  test('are all listed after their sign, and open the settings', async ({ page, open }) => {
    await open(START);
    await searchFor(page, '>settings');
    await findActive(page).getByText('Open settings').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: 'Settings' }).waitFor();
  });
});

describe('accessibility', () => {
  const CASES = [
    ['before typing', ''],
    ['with results', 'button'],
    ['without results', 'qwertzuiop'],
  ] as const;
  test.for(CASES)('%s: axe finds nothing', async ([, text], { page, open }) => {
    await open(START);
    await searchFor(page, text);
    if (text === 'qwertzuiop') await page.getByText('Nothing found').waitFor();
    else await findOptions(page).first().waitFor();
    // What is behind the dialog cannot be reached, and is checked with its page.
    expect(await checkAccessibility(page, { within: 'dialog' })).toEqual([]);
    // Colors do not depend on the direction, nor places on the mode: both are turned at once.
    await choose(page, { mode: 'dark', direction: 'rtl' });
    expect(await checkAccessibility(page, { within: 'dialog', rules: LAYOUT_RULES })).toEqual([]);
  });

  test('a phone gets the whole screen, and no sideways scrolling', async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 760 });
    await open(START);
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await findField(page).waitFor();
    const box = await page.locator('dialog').boundingBox();
    expect(box?.x).toBeCloseTo(0, 1);
    expect(box?.height).toBeCloseTo(760, 1);
    expect(
      await page.locator('dialog').evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth),
    ).toBe(true);
  });
});
