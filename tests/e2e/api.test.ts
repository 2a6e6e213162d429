import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { listBuiltPages } from './builtSite.ts';
import { watchLayoutShift } from './observePage.ts';
import { isDerived } from './samplePages.ts';
import { test } from './siteTest.ts';

const BUTTON = '/material-ui/api/button/';
const derived = (await listBuiltPages()).filter(isDerived);

function countRows(page: Page): Promise<number> {
  return page.locator('.api .row:visible').count();
}

test.each([
  ['/material-ui/api/', 140],
  ['/joy-ui/api/', 75],
  ['/system/api/', 4],
  ['/x/api/data-grid/', 25],
  ['/x/api/date-pickers/', 55],
  ['/x/api/charts/', 90],
  ['/x/api/tree-view/', 7],
  ['/toolpad/core/api/', 25],
  ['/base-ui/', 35],
])('%s has at least %i API pages', (folder, least) => {
  const found = derived.filter((pathname) => pathname.startsWith(folder));
  expect(found.length).toBeGreaterThanOrEqual(least);
});

describe('the filter', () => {
  test('narrows props, slots and classes as one types, and says so', async ({ page, open }) => {
    await open(BUTTON);
    const all = await countRows(page);
    expect(all).toBeGreaterThan(40);
    const input = page.getByRole('searchbox', { name: 'Filter by name' });
    await input.pressSequentially('color');
    await expect.poll(() => countRows(page)).toBeLessThan(all / 2);
    expect(await page.locator('#button-prop-color').isVisible()).toBe(true);
    expect(await page.locator('#button-prop-size').isVisible()).toBe(false);
    expect(await page.getByRole('status').first().textContent()).toMatch(/^\d+ of \d+ rows$/);

    await input.fill('nothing has this name');
    await expect.poll(() => countRows(page)).toBe(0);
    await input.fill('');
    await expect.poll(() => countRows(page)).toBe(all);
  });

  test('gives way to a link to a row it hides', async ({ page, open }) => {
    await open(BUTTON);
    await page.getByRole('searchbox', { name: 'Filter by name' }).fill('color');
    await expect.poll(() => page.locator('#button-prop-size').isVisible()).toBe(false);
    await page.evaluate(() => {
      location.hash = '#button-prop-size';
    });
    await expect.poll(() => page.locator('#button-prop-size').isVisible()).toBe(true);
  });
});

describe('the views', () => {
  test('are remembered and there before the first paint', async ({ page, open }) => {
    await open(BUTTON);
    const description = page.locator('#button-prop-color > [role="cell"]').last();
    expect(await description.isVisible()).toBe(true);
    await page.getByRole('radio', { name: 'Compact' }).check({ force: true });
    await expect.poll(() => description.isVisible()).toBe(false);

    const readLayoutShift = await watchLayoutShift(page);
    await page.reload({ waitUntil: 'commit' });
    await page.waitForSelector('.api .row');
    expect(await page.evaluate(() => document.documentElement.dataset.apiView)).toBe('compact');
    await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
    await expect.poll(() => page.getByRole('radio', { name: 'Compact' }).isChecked()).toBe(true);
    expect(await readLayoutShift()).toEqual([]);

    await page.getByRole('radio', { name: 'Expanded' }).check({ force: true });
    await expect.poll(() => description.isVisible()).toBe(true);
  });

  test('show a linked row in full even when compact', async ({ page, open }) => {
    await open(BUTTON);
    await page.getByRole('radio', { name: 'Compact' }).check({ force: true });
    await page.locator('#button-prop-color [role="rowheader"] a').click();
    const description = page.locator('#button-prop-color > [role="cell"]').last();
    await expect.poll(() => description.isVisible()).toBe(true);
  });
});

describe('an API page', () => {
  const widest = [
    '/material-ui/api/autocomplete/',
    '/material-ui/api/slider/',
    '/joy-ui/api/autocomplete/',
    '/x/api/data-grid/data-grid-premium/',
    '/x/api/date-pickers/date-time-range-picker/',
    '/x/api/charts/bar-chart-pro/',
    '/base-ui/react-menu/components-api/',
    '/base-ui/react-select/hooks-api/',
  ];
  const sample = derived.filter((_, index) => index % 40 === 0);

  test.for([...widest, ...sample])(
    '%s never scrolls sideways',
    async (pathname, { page, open }) => {
      expect(derived).toContain(pathname);
      await page.setViewportSize({ width: 320, height: 800 });
      await open(pathname);
      for (const view of ['table', 'expanded', 'compact']) {
        await page.evaluate((name) => (document.documentElement.dataset.apiView = name), view);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow, view).toBeLessThanOrEqual(0);
      }
    },
  );

  test.for([
    [1280, { columns: 3, border: '0px' }],
    [899, { columns: 1, border: '1px' }],
    [320, { columns: 1, border: '1px' }],
  ] as const)(
    '%i px wide shows a table, or below 900 px cards',
    async ([width, expected], { page, open }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(BUTTON);
      const drawn = await page.locator('#button-prop-color').evaluate((row) => {
        const { gridTemplateColumns, borderInlineStartWidth } = getComputedStyle(row);
        return { columns: gridTemplateColumns.split(' ').length, border: borderInlineStartWidth };
      });
      expect(drawn).toEqual(expected);
    },
  );

  test('marks the default of a union, and folds long types', async ({ page, open }) => {
    await open('/material-ui/api/autocomplete/');
    expect(await page.locator('#autocomplete-prop-size .standard').textContent()).toBe("'medium'");
    const fold = page.locator('.fold').first();
    const whole = fold.locator(':scope > code').first();
    expect(await whole.isVisible()).toBe(false);
    await fold.locator('summary').click();
    expect(await whole.isVisible()).toBe(true);
  });

  test.for([BUTTON, '/base-ui/react-select/components-api/', '/base-ui/react-select/hooks-api/'])(
    '%s has every row in its contents, and deprecated ones last',
    async (pathname, { page, open }) => {
      await open(pathname);
      const { rows, links, mixed } = await page.evaluate(() => ({
        rows: [...document.querySelectorAll('.api .row')].map(({ id }) => `#${id}`),
        links: [...document.querySelectorAll('nav [data-level]')].map((link) =>
          link.getAttribute('href'),
        ),
        mixed: document.querySelectorAll('.row[data-deprecated] + .row:not([data-deprecated])')
          .length,
      }));
      expect(rows.length).toBeGreaterThan(10);
      expect(links).toEqual(expect.arrayContaining(rows));
      expect(mixed).toBe(0);
    },
  );

  test('lists its props in the contents, and each leads to its row', async ({ page, open }) => {
    await open(BUTTON);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'disableElevation' }).first().click();
    expect(new URL(page.url()).hash).toBe('#button-prop-disableElevation');
    const { top } = await page
      .locator('#button-prop-disableElevation')
      .evaluate((row) => row.getBoundingClientRect().toJSON());
    // Below app bar and tools, which stay where they are.
    expect(top).toBeGreaterThan(100);
    expect(top).toBeLessThan(400);
  });

  test('marks the row of a link in the contents', async ({ page, open }) => {
    await open(`${BUTTON}#button-prop-size`);
    const readMarked = (): Promise<string[]> =>
      page.locator('nav[aria-labelledby="_contents-title"] li li [aria-current]').allTextContents();
    await expect.poll(readMarked).toEqual(['size']);
    expect(
      await page.locator('nav[aria-labelledby="_contents-title"] li li [aria-current]').isVisible(),
    ).toBe(true);
    await page.evaluate(() => location.assign('#button-prop-color'));
    await expect.poll(readMarked).toEqual(['color']);
  });

  test('is unfolded on paper, whatever the view', async ({ page, open }) => {
    await open('/material-ui/api/autocomplete/');
    await page.getByRole('radio', { name: 'Compact' }).check({ force: true });
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.fold > code').first().isVisible()).toBe(true);
    expect(await page.locator('#autocomplete-prop-size > :last-child').isVisible()).toBe(true);
  });

  test.for([
    BUTTON,
    '/material-ui/api/autocomplete/',
    '/material-ui/api/popover/',
    '/joy-ui/api/select/',
    '/x/api/data-grid/data-grid/',
  ])(
    '%s has props on its first screen, below a line each of facts',
    async (pathname, { site, page }) => {
      await page.goto(site.origin + pathname, { waitUntil: 'load' });
      const bottom = await page
        .locator('.api .row')
        .first()
        .evaluate((row) => row.getBoundingClientRect().bottom);
      expect(bottom).toBeLessThan(900);
      const heights = await page
        .locator('.api .fact')
        .evaluateAll((lines) => lines.map((line) => line.clientHeight));
      expect(heights).toHaveLength(3);
      expect(Math.max(...heights)).toBeLessThan(48);
    },
  );

  test('copies the import of a single file, and unfolds the other ways', async ({ page, open }) => {
    await open(BUTTON);
    const line = page.locator('.fact', { has: page.locator('#import') });
    await line.getByRole('button', { name: 'Copy the import' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe("import Button from '@mui/material/Button';");
    expect(await line.getByText('One of these is enough').isVisible()).toBe(false);
    await page.evaluate(() => location.assign('#import'));
    await expect.poll(() => line.getByText('One of these is enough').isVisible()).toBe(true);
  });

  test('names at most three demos of a prop, and the others when asked', async ({ page, open }) => {
    await open('/material-ui/api/popover/');
    const demos = page.locator('#popover-prop-open .links');
    const shown = demos.locator('a:visible');
    expect(await shown.count()).toBe(3);
    const all = await demos.locator('a').count();
    await demos.getByText(`and ${all - 3} more`).click();
    expect(await shown.count()).toBe(all);
    const most = await page
      .locator('.api .row .links')
      .evaluateAll((lines) => lines.map((line) => line.querySelectorAll(':scope > a').length));
    expect(Math.max(...most)).toBe(3);
  });

  test.for([
    ['/material-ui/api/popover/', 'popover-prop-anchorOrigin', /vertical: 'top' \| 'center'/],
    ['/material-ui/api/stack/', 'stack-prop-spacing', /ResponsiveStyleValue<T> = T \|/],
    ['/material-ui/api/dialog/', 'dialog-prop-slotProps', /paper\?: SlotProps</],
    ['/joy-ui/api/card/', 'card-prop-slotProps', /root\?: SlotProps<'div'/],
  ] as const)(
    '%s unfolds the type of %s in place, by keyboard',
    async ([pathname, id, expected], { page, open }) => {
      await open(pathname);
      const fold = page.locator(`[id="${id}"] .fold`);
      const unfolded = fold.locator(':scope > code');
      expect(await unfolded.first().isVisible()).toBe(false);
      await fold.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => unfolded.first().isVisible()).toBe(true);
      expect((await unfolded.allTextContents()).join('\n')).toMatch(expected);
    },
  );

  test('tells how its size was measured', async ({ page, open }) => {
    await open(BUTTON);
    const tooltip = page.getByRole('tooltip');
    expect(await tooltip.isVisible()).toBe(false);
    const size = page.getByRole('link', { name: /kB gzipped/ });
    expect(await size.getAttribute('href')).toBe('#size');
    await size.hover();
    await expect.poll(() => tooltip.isVisible()).toBe(true);
    expect(await tooltip.textContent()).toMatch(/^Minified and compressed/);
  });

  test('works after a page change, and takes its listeners off again', async ({
    page,
    messages,
    open,
  }) => {
    await open('/material-ui/react-button/');
    await page.getByRole('group').filter({ hasText: 'Button' }).first().waitFor();
    await page.locator('#api').scrollIntoViewIfNeeded();
    await page.locator('details.details summary').first().click();
    const row = page.locator('dl.panel > div', { has: page.getByText('disableElevation') });
    await row.getByText('no elevation is used').waitFor();
    await page.getByRole('link', { name: 'Button API' }).click();
    await page.waitForURL(`**${BUTTON}`);
    await page.getByRole('searchbox', { name: 'Filter by name' }).pressSequentially('color');
    await expect.poll(() => page.locator('#button-prop-size').isVisible()).toBe(false);
    await page.locator('#button-prop-color .links a').first().click();
    await page.waitForURL('**/material-ui/react-button/#*');
    expect(messages).toEqual([]);
  });
});

describe('the tabs of MUI Base', () => {
  test('lead from demos to components and hooks, and back', async ({ page, open }) => {
    await open('/base-ui/react-select/');
    const tabs = page.getByRole('navigation', { name: 'Demos and API' });
    await tabs.getByRole('link', { name: 'Components API' }).click();
    await page.waitForURL('**/base-ui/react-select/components-api/');
    await tabs.getByRole('link', { name: 'Hooks API' }).click();
    await page.waitForURL('**/base-ui/react-select/hooks-api/');
    await page.locator('#use-select-parameters-options').waitFor();
    expect(await tabs.locator('[aria-current]').textContent()).toBe('Hooks API');
    await tabs.getByRole('link', { name: 'Demos' }).click();
    await page.waitForURL('**/base-ui/react-select/');
  });
});

describe('the page of a component', () => {
  test('lists the props a demo sets below it, each with a link to its row', async ({
    page,
    open,
  }) => {
    await open('/material-ui/react-button/');
    const link = page.locator('.used-props a', { hasText: 'loadingPosition' });
    expect(await link.getAttribute('href')).toBe(`${BUTTON}#button-prop-loadingPosition`);
  });

  test('folds that list where it would take more than three lines of a phone', async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open('/material-ui/react-autocomplete/');
    const lines = await page
      .locator('.used-props')
      .evaluateAll((rows) =>
        rows.map((row) => row.clientHeight / parseFloat(getComputedStyle(row).lineHeight)),
      );
    expect(lines.length).toBeGreaterThan(5);
    expect(Math.max(...lines)).toBeLessThan(3.5);
    const folded = page.locator('details.used-props').first();
    await folded.locator('summary').click();
    expect(await folded.getByRole('link').first().isVisible()).toBe(true);
  });
});

describe('production errors', () => {
  test.for([
    ['?code=7', /Error 7 says:\s*MUI: `capitalize\(string\)` expects a string argument/],
    ['?code=9&args[]=<b>red</b>', /Unsupported `<b>red<\/b>` color/],
    ['?code=9', /Unsupported `\[missing argument\]` color/],
    ['?code=4&args[]=x', /Error 4 was thrown by earlier versions/],
    ['?code=999', /There is no error 999/],
    ['?code=seven', /“seven” is no code/],
    ['', /The address names no code/],
  ] as const)('%s is explained', async ([search, expected], { site, page, messages }) => {
    const readLayoutShift = await watchLayoutShift(page);
    await page.goto(`${site.origin}/production-error/${search}`, { waitUntil: 'load' });
    await expect
      .poll(() => page.locator('[aria-live="polite"]').first().textContent())
      .toMatch(expected);
    expect(await page.locator('main b').count()).toBe(0);
    expect(await page.locator('main td').count()).toBeGreaterThanOrEqual(2 * 16);
    expect(await readLayoutShift()).toEqual([]);
    expect(messages).toEqual([]);
  });
});
