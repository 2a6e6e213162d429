import { describe, expect } from 'vitest';
import { ICON_BUDGET, SEARCH_BUDGET } from '../../scripts/bench/budgets.ts';
import { measureFirstResults } from '../../scripts/bench/measureFirstResults.ts';
import { findActive, findField, findOptions, openSearch, searchFor, START } from './openSearch.ts';
import { test } from './siteTest.ts';

describe('results', () => {
  test('lead to a section and land there', async ({ page, open }) => {
    await open(START);
    await searchFor(page, 'loading state button');
    await findActive(page).waitFor();
    await page.locator('[role="option"][href*="react-button/#"]').first().click();
    await page.waitForURL('**/material-ui/react-button/#*');
    await page.waitForFunction(isTargetInView);
  });

  test('lead to the row of a prop', async ({ page, open }) => {
    await open(START);
    await searchFor(page, 'button disableripple');
    await findActive(page).getByText('disableRipple').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/material-ui/api/button/#button-prop-disableRipple');
    await page.waitForFunction(isTargetInView);
  });

  test('lead to an icon, also on the page of icons itself', async ({ page, open }) => {
    await open(`${ICON_BUDGET.path}?query=home`);
    await searchFor(page, 'AccountCircle icon');
    await page.locator('[role="option"][href$="?query=AccountCircle"]').click();
    await page.waitForURL('**/?query=AccountCircle');
    const field = page.getByRole('searchbox', { name: 'Search icons' });
    expect(await field.inputValue()).toBe('AccountCircle');
    await page
      .locator('main li')
      .getByRole('button', { name: 'AccountCircle', exact: true })
      .waitFor();
  });

  test('can be narrowed by kind and product', async ({ page, open }) => {
    await open(START);
    await searchFor(page, 'button');
    await page.getByRole('button', { name: 'Pages' }).click();
    await page.getByRole('combobox', { name: 'Product' }).selectOption('joy-ui');
    await expect
      .poll(() =>
        findOptions(page).evaluateAll((all) =>
          all.every((one) => /joy-ui/.test(one.getAttribute('href') ?? '')),
        ),
      )
      .toBe(true);
  });

  test('are remembered as recent searches in this browser', async ({ page, open }) => {
    await open(START);
    await searchFor(page, 'buton');
    await findActive(page).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/material-ui/react-button/');
    await openSearch(page);
    await page.getByRole('option', { name: 'buton' }).click();
    expect(await findField(page).inputValue()).toBe('buton');
  });

  test('that are missing lead to what is spelled alike and to a report', async ({ page, open }) => {
    await open(START);
    await searchFor(page, 'qwertzuiop');
    await page.getByText('Nothing found for').waitFor();
    expect(await page.getByRole('link', { name: 'Tell us' }).getAttribute('href')).toContain(
      '/issues/new?title=',
    );
  });

  test('come after few bytes and without moving the page', async ({ site, page }) => {
    await page.addInitScript(watchShiftsOutsideDialog);
    await page.goto(site.origin + START, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
    const bytes = await measureFirstResults(page);
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThanOrEqual(SEARCH_BUDGET.firstBytes);
    expect(await page.evaluate(() => window.shifted)).toEqual([]);
  });
});

describe('the search page', () => {
  test('answers the address bar and keeps the address', async ({ site, page, messages, open }) => {
    await open('/search/?q=button');
    const box = page.getByRole('searchbox', { name: 'Search' });
    await page.getByRole('heading', { name: 'Material UI' }).waitFor();
    expect(await box.inputValue()).toBe('button');
    await box.fill('text field');
    await page.getByRole('link', { name: 'Text Field' }).first().waitFor();
    expect(page.url()).toBe(`${site.origin}/search/?q=text+field`);
    expect(messages).toEqual([]);
  });

  test('is where the button leads without scripts', async ({ site, plainPage: page }) => {
    await page.goto(site.origin + START);
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    expect(await page.textContent('h1')).toBe('Search');
    expect(await page.textContent('main')).toContain('Search needs JavaScript.');
  });

  test('is known to browsers', async ({ site, page, open }) => {
    await open(START);
    const href = await page.locator('link[rel="search"]').getAttribute('href');
    const response = await page.request.get(`${site.origin}${href}`);
    expect(await response.text()).toContain('/search/?q={searchTerms}');
  });
});

function isTargetInView(): boolean {
  const target = document.getElementById(location.hash.slice(1));
  const top = target?.getBoundingClientRect().top ?? -1;
  return top > 0 && top < innerHeight / 2;
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
