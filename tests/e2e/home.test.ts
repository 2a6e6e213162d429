import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { checkAccessibility, LAYOUT_RULES } from './checkAccessibility.ts';
import { watchLayoutShift } from './observePage.ts';
import { choose, startDemos } from './pageDemos.ts';
import { test } from './siteTest.ts';

const BLUE = 'rgb(25, 118, 210)';
const TEAL = 'rgb(0, 121, 107)';

/** The color of the app's bar. */
function readColor(page: Page): Promise<string> {
  const bar = page.locator('#HarborDesk .MuiAppBar-root');
  return bar.evaluate((element) => getComputedStyle(element).backgroundColor);
}

function readThemeFile(page: Page): Promise<string> {
  return page.locator('figure', { hasText: 'src/theme.ts' }).locator('code').innerText();
}

test('a swatch picked by keyboard reaches app, code and storage, and stays until it is reset', async ({
  page,
  messages,
  open,
}) => {
  await open('/');
  expect(await readColor(page)).toBe(BLUE);
  expect(await readThemeFile(page)).not.toContain('palette');
  const swatches = page.getByRole('group', { name: /^Color\s*Blue/ });
  await swatches.getByRole('radio', { name: 'Blue' }).focus();
  // Teal is the last but one, and the arrows go round.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => readColor(page)).toBe(TEAL);
  await expect.poll(() => readThemeFile(page)).toContain("primary: { main: '#00796b' }");
  expect(await page.evaluate(() => localStorage.getItem('swatchbook:demoTheme'))).toBe(
    'primary=%2300796b',
  );
  await page.getByRole('button', { name: 'Round corners' }).click();
  await expect.poll(() => readThemeFile(page)).toContain('borderRadius: 16');
  await page.reload();
  expect(await readColor(page)).toBe(TEAL);
  await expect.poll(() => page.getByRole('radio', { name: 'Teal' }).isChecked()).toBe(true);
  await expect.poll(() => readThemeFile(page)).toContain("primary: { main: '#00796b' }");
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect.poll(() => readColor(page)).toBe(BLUE);
  await expect.poll(() => readThemeFile(page)).not.toContain('palette');
  expect(messages).toEqual([]);
});

test('the app darkens, flips and works', async ({ page, messages, open }) => {
  await open('/');
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect.poll(() => readColor(page)).toBe('rgb(144, 202, 249)');
  await page.getByRole('button', { name: 'Right to left' }).click();
  await expect
    .poll(() => page.locator('#HarborDesk').evaluate((app) => getComputedStyle(app).direction))
    .toBe('rtl');
  await page.getByRole('textbox', { name: 'Name' }).fill('Mira Solberg');
  await page.getByRole('button', { name: 'Book 2 h for €24' }).click();
  await page.getByText('Mira Solberg is booked.').waitFor();
  await page.getByRole('heading', { name: 'Boats out: 4 of 8' }).waitFor();
  expect(messages).toEqual([]);
});

test('popular pages give way to those read last, and nothing moves', async ({
  site,
  page,
  open,
}) => {
  await open('/');
  const links = (name: string) => page.getByRole('navigation', { name }).getByRole('link');
  expect(await links('Popular pages').count()).toBe(4);
  await open('/material-ui/react-chip/');
  await page.goto(`${site.origin}/no/such/page/`);
  await open('/material-ui/react-tabs/');
  const readMoves = await watchLayoutShift(page);
  await page.goto(site.origin);
  await links('Read last pages').first().waitFor();
  expect(await links('Read last pages').allTextContents()).toEqual(['Tabs', 'Chip']);
  expect(await readMoves()).toEqual([]);
  await links('Read last pages').last().click();
  await page.getByRole('heading', { level: 1, name: 'Chip' }).waitFor();
});

test('search opens from the first steps', async ({ page, open }) => {
  await open('/');
  await page.getByRole('main').getByRole('link', { name: 'Search', exact: true }).click();
  await page.locator('dialog[data-search]').waitFor();
});

test.for(['light', 'dark'] as const)(
  'is accessible in %s, both ways and in a theme',
  async (mode, { page, open }) => {
    await open('/');
    await startDemos(page, 1);
    await page.getByRole('radio', { name: 'Copper' }).check();
    await expect.poll(() => readColor(page)).not.toBe(BLUE);
    for (const direction of ['ltr', 'rtl'] as const) {
      await choose(page, { mode, direction });
      expect(await checkAccessibility(page, { within: 'main' })).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await checkAccessibility(page, { within: 'main', rules: LAYOUT_RULES })).toEqual([]);
  },
);

test.for([320, 390, 600, 900, 1080, 1440, 1920])(
  'fills its rows and nothing overflows at %i px',
  async (width, { site, page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site.origin);
    const { rows, overflow } = await page.evaluate(() => ({
      rows: [...document.querySelectorAll('article section > ul')].map((list) => {
        const tops = [...list.children].map((card) => card.getBoundingClientRect().top);
        return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
      }),
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    expect(rows).toHaveLength(3);
    for (const counts of rows) expect(new Set(counts).size).toBe(1);
    expect(overflow).toBeLessThanOrEqual(0);
  },
);

test('names stand beside their logos on a phone, however long they are', async ({ site, page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto(site.origin);
  const apart = await page.locator('article section a > span svg + span').evaluateAll((names) =>
    names.flatMap((name) => {
      const logo = name.previousElementSibling?.getBoundingClientRect();
      const isBeside = logo && logo.right < name.getBoundingClientRect().left;
      return isBeside ? [] : [name.textContent];
    }),
  );
  expect(await page.locator('article section a > span svg + span').count()).toBeGreaterThan(5);
  expect(apart).toEqual([]);
});

test('reads without JavaScript', async ({ site, plainPage: page }) => {
  await page.goto(site.origin);
  expect(await page.getByRole('radio', { name: 'Teal' }).isVisible()).toBe(false);
  expect(await page.getByRole('heading', { name: 'Boats out: 3 of 8' }).isVisible()).toBe(true);
  expect(await page.getByText('npm install @mui/material@7').isVisible()).toBe(true);
  expect(await readThemeFile(page)).toContain('createTheme(');
  const begin = page.getByRole('link', { name: 'Get started' });
  const app = page.locator('#HarborDesk');
  // Where the swatches would be, there is no gap.
  const [start, stage] = [await page.locator('h1').boundingBox(), await app.boundingBox()];
  expect(Math.abs((start?.y ?? 0) - (stage?.y ?? 0))).toBeLessThan(24);
  await begin.click();
  expect(new URL(page.url()).pathname).toBe('/material-ui/getting-started/installation/');
});
