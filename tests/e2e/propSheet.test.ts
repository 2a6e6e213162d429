import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveBuild, type BuiltSite } from './builtSite.ts';
import { checkAccessibility } from './checkAccessibility.ts';
import { launchBrowser } from './launchBrowser.ts';
import { observePage, watchLayoutShift } from './observePage.ts';

const BUTTON = '/material-ui/react-button/';
const DATA = `**/data/props${BUTTON.slice(0, -1)}.json`;

let site: BuiltSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveBuild(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

async function visit(width = 1440, preferences: Record<string, string> = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  await context.addInitScript((chosen) => {
    for (const [name, value] of Object.entries(chosen))
      localStorage.setItem(`swatchbook:${name}`, value);
  }, preferences);
  const page = await context.newPage();
  await page.goto(site.origin + BUTTON);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  return page;
}

function findLink(page: Page, prop: string): Locator {
  return page.locator('.used-props').getByRole('link', { name: prop, exact: true }).first();
}

function findSheet(page: Page, prop: string): Locator {
  return page.getByRole('dialog', { name: new RegExp(`^${prop} of `) });
}

describe('a prop that is named below a demo', () => {
  test('is described beside the page, which stays and does not move', async () => {
    const page = await visit();
    const readLayoutShift = await watchLayoutShift(page);
    await page.reload();
    await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
    const { messages } = observePage(page);
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
    await page.context().close();
  });

  test('covers a phone from below until it is closed', async () => {
    const page = await visit(390);
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
    await page.context().close();
  });

  test.each([
    { mode: 'light', direction: 'ltr' },
    { mode: 'dark', direction: 'rtl' },
  ])('can be read by everyone, $mode and $direction', async (preferences) => {
    const page = await visit(1440, preferences);
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
    await page.context().close();
  });

  test('leads to its row and to other demos, and goes with the page', async () => {
    const page = await visit();
    await findLink(page, 'variant').click();
    const sheet = findSheet(page, 'variant');
    await sheet.getByText('Demos:').waitFor();
    await sheet.getByRole('link', { name: 'variant in the API reference' }).click();
    await page.waitForURL('**/material-ui/api/button/#button-prop-variant');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.context().close();
  });

  test('opens in a new tab where the reader asks for one', async () => {
    const page = await visit();
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      findLink(page, 'variant').click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.waitForURL('**/material-ui/api/button/#button-prop-variant');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.context().close();
  });
});

describe('what goes wrong', { tags: ['fault'] }, () => {
  test('a description that does not come is said to be missing, and asked for again', async () => {
    const page = await visit();
    await page.route(DATA, (route) => route.abort());
    await findLink(page, 'variant').click();
    const alert = page.getByRole('dialog').getByRole('alert');
    await expect.poll(() => alert.textContent()).toMatch(/could not be loaded/);
    const link = page.getByRole('dialog').getByRole('link');
    expect(await link.getAttribute('href')).toMatch(/#button-prop-variant$/);
    await page.unroute(DATA);
    await findLink(page, 'variant').click();
    await findSheet(page, 'variant').getByText('The variant to use.').waitFor();
    await page.context().close();
  });

  test('without the code of the sheet the link is followed', async () => {
    const page = await visit();
    await page.route(/openPropSheet/, (route) => route.abort());
    await findLink(page, 'variant').click();
    await page.waitForURL('**/material-ui/api/button/#button-prop-variant');
    await page.context().close();
  });
});
