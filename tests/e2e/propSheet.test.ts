import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { checkAccessibility } from './checkAccessibility.ts';
import { watchLayoutShift } from './observePage.ts';
import { test } from './siteTest.ts';

const BUTTON = '/material-ui/react-button/';
const DATA = `**/data/props${BUTTON.slice(0, -1)}.json`;

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

function findLink(page: Page, prop: string): Locator {
  return page.locator('.used-props').getByRole('link', { name: prop, exact: true }).first();
}

function findSheet(page: Page, prop: string): Locator {
  return page.getByRole('dialog', { name: new RegExp(`^${prop} of `) });
}

describe('a prop that is named below a demo', () => {
  test('is described beside the page, which stays and does not move', async ({
    page,
    messages,
    open,
  }) => {
    await open(BUTTON);
    const readLayoutShift = await watchLayoutShift(page);
    await page.reload();
    await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const link = findLink(page, 'variant');
    await link.scrollIntoViewIfNeeded();
    expect(requests.filter((path) => path.startsWith('/data/props/'))).toEqual([]);
    await link.press('Enter');
    const sheet = findSheet(page, 'variant');
    await sheet.getByText('The variant to use.').waitFor();
    expect(await sheet.textContent()).toMatch(/'contained' \| 'outlined' \| 'text'/);
    expect(await sheet.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    expect(await sheet.evaluate((dialog) => dialog.matches(':modal'))).toBe(false);
    expect(new URL(page.url()).pathname).toBe(BUTTON);

    await findLink(page, 'startIcon').click();
    await findSheet(page, 'startIcon').getByText('Element placed before the children.').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('startIcon');
    expect(await readLayoutShift()).toEqual([]);
    expect(messages).toEqual([]);
  });

  test('covers a phone from below until it is closed', async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await open(BUTTON);
    await findLink(page, 'variant').click();
    const sheet = findSheet(page, 'variant');
    await sheet.getByText('The variant to use.').waitFor();
    expect(await sheet.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    const box = await sheet.boundingBox();
    const width = await page.evaluate(() => document.body.clientWidth);
    expect(box).toMatchObject({ x: 0, width });
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(900);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('variant');
  });

  test.for([
    { mode: 'light', direction: 'ltr' },
    { mode: 'dark', direction: 'rtl' },
  ])('can be read by everyone, $mode and $direction', async (preferences, { page, open }) => {
    await page.addInitScript((chosen) => {
      for (const [name, value] of Object.entries(chosen))
        localStorage.setItem(`swatchbook:${name}`, value);
    }, preferences);
    await open(BUTTON);
    await findLink(page, 'variant').click();
    const sheet = findSheet(page, 'variant');
    await sheet.getByText('The variant to use.').waitFor();
    const box = await sheet.boundingBox();
    const atStart = box?.x === 0;
    expect(atStart).toBe(preferences.direction === 'rtl');
    await sheet.evaluate((dialog) =>
      Promise.all(dialog.getAnimations().map(({ finished }) => finished)),
    );
    expect(await checkAccessibility(page, { within: '.prop-sheet' })).toEqual([]);
  });

  test('leads to its row and to other demos, and goes with the page', async ({ page, open }) => {
    await open(BUTTON);
    await findLink(page, 'variant').click();
    const sheet = findSheet(page, 'variant');
    await sheet.getByText('Demos:').waitFor();
    await sheet.getByRole('link', { name: 'variant in the API reference' }).click();
    await page.waitForURL('**/material-ui/api/button/#button-prop-variant');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('opens in a new tab where the reader asks for one', async ({ page, open }) => {
    await open(BUTTON);
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      findLink(page, 'variant').click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.waitForURL('**/material-ui/api/button/#button-prop-variant');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

describe('what goes wrong', { tags: ['fault'] }, () => {
  test('a description that does not come is said to be missing, and asked for again', async ({
    page,
    open,
  }) => {
    await open(BUTTON);
    await page.route(DATA, (route) => route.abort());
    await findLink(page, 'variant').click();
    const alert = page.getByRole('dialog').getByRole('alert');
    await expect.poll(() => alert.textContent()).toMatch(/could not be loaded/);
    const link = page.getByRole('dialog').getByRole('link');
    expect(await link.getAttribute('href')).toMatch(/#button-prop-variant$/);
    await page.unroute(DATA);
    await findLink(page, 'variant').click();
    await findSheet(page, 'variant').getByText('The variant to use.').waitFor();
  });

  test('without the code of the sheet the link is followed', async ({ page, open }) => {
    await open(BUTTON);
    await page.route(/openPropSheet/, (route) => route.abort());
    await findLink(page, 'variant').click();
    await page.waitForURL('**/material-ui/api/button/#button-prop-variant');
  });
});
