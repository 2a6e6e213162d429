import { describe, expect } from 'vitest';
import { quietTest as test } from './siteTest.ts';

const INSTALL = '/material-ui/getting-started/installation/';
const USAGE = '/material-ui/getting-started/usage/';

describe('settings', () => {
  test('flip the direction of the page and keep it', async ({ page, open }) => {
    await open(INSTALL);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Right to left').check();
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    const box = await page.locator('#_side-navigation').boundingBox();
    expect(box?.x).toBeGreaterThan(640);
    await page.reload();
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  });

  test('keep the code language in a cookie for a year', async ({ context, page, open }) => {
    await open(INSTALL);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('JavaScript', { exact: true }).check();
    const cookie = (await context.cookies()).find(({ name }) => name === 'codeVariant');
    expect(cookie?.value).toBe('JS');
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 3600);
  });
});

test('settings of a site without analytics say nothing of usage statistics', async ({
  page,
  open,
}) => {
  await open(INSTALL);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('group', { name: 'Direction' }).waitFor();
  expect(await page.getByRole('group', { name: 'Usage statistics' }).count()).toBe(0);
});

describe('the color mode', () => {
  test('follows the system, then the choice, survives a reload and reaches other tabs', async ({
    context,
    page,
    open,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(INSTALL);
    const mode = (target = page): Promise<string | undefined> =>
      target.evaluate(() => document.documentElement.dataset.mode);
    expect(await mode()).toBe('dark');
    const other = await context.newPage();
    await open(USAGE, other);
    await page.getByRole('button', { name: 'Color mode' }).click();
    expect(await mode()).toBe('light');
    await page.getByRole('status').getByText('Color mode: light').waitFor();
    await other.waitForFunction(() => document.documentElement.dataset.mode === 'light');
    await page.reload();
    expect(await mode()).toBe('light');
  });
});

describe('with forced colors', () => {
  const readOutline = (element: Element): string => getComputedStyle(element).outlineStyle;

  test('the entry of the page, the chosen result and its matching letters stand out', async ({
    page,
    open,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(INSTALL);
    expect(await page.locator('aside a[aria-current="page"]').evaluate(readOutline)).toBe('solid');
    expect(await page.locator(`aside a[href="${USAGE}"]`).evaluate(readOutline)).toBe('none');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('button');
    const chosen = page.locator('[role="option"][aria-selected="true"]');
    await chosen.locator('mark').first().waitFor();
    expect(await chosen.evaluate(readOutline)).toBe('solid');
    const readLine = (element: Element): string => getComputedStyle(element).textDecorationLine;
    expect(await chosen.locator('mark').first().evaluate(readLine)).toBe('underline');
  });
});

test('from right to left a sentence keeps its full stop at its end', async ({ page, open }) => {
  await page.addInitScript(() => localStorage.setItem('swatchbook:direction', 'rtl'));
  await open(INSTALL);
  const places = await page.locator('main :is(header, .prose) > p').evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const text = paragraph.lastChild;
      if (!(text instanceof Text) || !/\w\.$/.test(text.data)) return [];
      const measure = (index: number): DOMRect => {
        const range = document.createRange();
        range.setStart(text, text.length - index);
        range.setEnd(text, text.length - index + 1);
        return range.getBoundingClientRect();
      };
      return [measure(1).left - measure(2).left];
    }),
  );
  expect(places.length).toBeGreaterThan(2);
  expect(places.filter((distance) => distance <= 0)).toEqual([]);
});
