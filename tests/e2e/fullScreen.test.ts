import type { FrameLocator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { checkAccessibility } from './checkAccessibility.ts';
import { CLIENT_DIRECTORY } from './builtSite.ts';
import { listPageDemos } from './pageDemos.ts';
import { test } from './siteTest.ts';

const PAGE = '/material-ui/getting-started/templates/';
const isMeant = (pathname: string): boolean => pathname.endsWith('/getting-started/templates/');
const templates = (await listPageDemos(CLIENT_DIRECTORY, isMeant)).flatMap(({ pathname, demos }) =>
  demos.map(({ name }) => ({ pathname, name })),
);

function findView(page: Page, name: string) {
  return page.getByRole('dialog', { name: `${name}, full screen` });
}

async function findFrame(page: Page, name: string): Promise<FrameLocator> {
  const frame = findView(page, name).locator('iframe[data-shown="true"]');
  await frame.waitFor();
  return frame.contentFrame();
}

test('a framed demo has an address at which it fills the window, and leads back to its page', async ({
  site,
  page,
  messages,
  open,
}) => {
  await open(PAGE);
  const toolbar = page.getByRole('toolbar', { name: 'Actions of the demo SignIn' });
  await toolbar.getByRole('link', { name: 'Open full screen' }).click();
  const frame = await findFrame(page, 'SignIn');
  await frame.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(new URL(page.url()).search).toBe('?fullscreen=SignIn');
  expect(await page.getByRole('main').count()).toBe(0);
  const back = page.getByRole('link', { name: 'Back to the page' });
  expect(await back.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await checkAccessibility(page, { within: '[role="dialog"]' })).toEqual([]);
  await back.click();
  await findView(page, 'SignIn').waitFor({ state: 'detached' });
  expect(page.url()).toBe(`${site.origin}${PAGE}#SignIn`);
  expect(await page.evaluate(() => document.activeElement?.closest('figure')?.id)).toBe('SignIn');
  await page.goBack();
  await findFrame(page, 'SignIn');
  await page.goBack();
  await findView(page, 'SignIn').waitFor({ state: 'detached' });
  expect(page.url()).toBe(site.origin + PAGE);
  expect(messages).toEqual([]);
});

test('the bar sets mode, direction, width and theme', async ({ page, open }) => {
  await open(`${PAGE}?fullscreen=Dashboard`);
  const frame = await findFrame(page, 'Dashboard');
  const root = frame.locator(':root');
  await page.getByRole('combobox', { name: 'Color mode' }).selectOption('Dark');
  await page.getByRole('combobox', { name: 'Direction' }).selectOption('Right to left');
  await expect
    .poll(() => root.evaluate((element) => [element.dataset.mode, element.getAttribute('dir')]))
    .toEqual(['dark', 'rtl']);
  expect(await frame.getByRole('button', { name: 'Open navigation' }).isVisible()).toBe(false);
  await page.getByRole('combobox', { name: 'Width' }).selectOption('390 px');
  await frame.getByRole('button', { name: 'Open navigation' }).waitFor();
  expect(await root.evaluate(() => innerWidth)).toBe(390);
  expect(await checkAccessibility(page, { within: '[role="dialog"]' })).toEqual([]);
  await page.reload();
  expect(
    await (await findFrame(page, 'Dashboard')).locator(':root').evaluate(() => innerWidth),
  ).toBe(390);
  await page.getByRole('button', { name: 'Theme' }).click();
  const studio = page.getByRole('dialog', { name: 'Theme studio' });
  await studio
    .getByRole('group', { name: 'Primary color' })
    .getByRole('radio', { name: 'Teal' })
    .click();
  await expect
    .poll(() =>
      root.evaluate((element) =>
        getComputedStyle(element).getPropertyValue('--mui-palette-primary-main'),
      ),
    )
    .toBe('#80cbc4');
});

test('what an address asks in vain is refused in words, and the first demo is shown', async ({
  page,
  open,
}) => {
  await open(`${PAGE}?fullscreen=%3Cimg%20src=x%3E&fullscreen.width=url(x)`);
  await findFrame(page, 'Dashboard');
  expect(
    await findView(page, 'Dashboard').getByRole('alert').locator('p').allTextContents(),
  ).toEqual([
    'This page has no demo “<img src=x>” to show full screen: it has Dashboard, SignIn, SignUp, Marketing, Blog.',
    '“url(x)” is no width: it is a number from 240 to 3840.',
  ]);
});

test('there are templates to look at', () => {
  expect(templates.length).toBeGreaterThanOrEqual(8);
});

test.for(templates)(
  '$name of $pathname fits 320 px',
  async ({ pathname, name }, { page, open }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await open(`${pathname}?fullscreen=${name}`);
    const frame = await findFrame(page, name);
    await frame.getByRole('heading', { level: 1 }).first().waitFor();
    const overflow = (): number =>
      document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await frame.locator(':root').evaluate(overflow)).toBe(0);
    expect(await page.evaluate(overflow)).toBe(0);
  },
);
