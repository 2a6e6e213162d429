import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { checkAccessibility } from './checkAccessibility.ts';
import { test } from './siteTest.ts';

const PAGE = '/material-ui/react-button/';
const TEAL = 'rgb(0, 121, 107)';

/** The background of a button that is filled with the primary color. */
function readColor(page: Page): Promise<string> {
  const button = page.locator('figure .MuiButton-containedPrimary').first();
  return button.evaluate((element) => getComputedStyle(element).backgroundColor);
}

test('a color reaches every demo at once, without rendering any, and stays', async ({
  page,
  messages,
  open,
}) => {
  await open(PAGE);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Theme studio for demos' }).click();
  const studio = page.getByRole('dialog', { name: 'Theme studio' });
  await studio.waitFor();
  await page.locator('figure [data-running]').first().waitFor();
  await page.evaluate(() => {
    const changes: string[] = [];
    Object.assign(window, { demoChanges: changes });
    const observer = new MutationObserver((records) =>
      changes.push(...records.map(({ type }) => type)),
    );
    for (const demo of document.querySelectorAll('figure [data-running]')) {
      observer.observe(demo, { attributes: true, childList: true, subtree: true });
    }
  });
  await studio
    .getByRole('group', { name: 'Primary color' })
    .getByRole('radio', { name: 'Teal' })
    .click();
  await expect.poll(() => readColor(page)).toBe(TEAL);
  expect(await page.evaluate(() => Reflect.get(window, 'demoChanges'))).toEqual([]);
  expect(await checkAccessibility(page, { within: 'dialog' })).toEqual([]);
  await page.keyboard.press('Escape');
  await studio.waitFor({ state: 'detached' });
  await page.reload();
  expect(await readColor(page)).toBe(TEAL);
  expect(messages).toEqual([]);
});

test('an address carries a theme; what is none is refused in words, and one click resets it', async ({
  page,
  open,
}) => {
  await open(`${PAGE}?theme.primary=00796b&theme.radius=99&theme.font=url(x)`);
  const studio = page.getByRole('dialog', { name: 'Theme studio' });
  await studio.waitFor();
  expect(await studio.getByRole('listitem').allTextContents()).toEqual([
    '“99” is no radius: it is a number from 0 to 24.',
    '“url(x)” is no font: it is default, inter, system, serif, mono.',
  ]);
  expect(new URL(page.url()).search).toBe('');
  await expect.poll(() => readColor(page)).toBe(TEAL);
  await studio.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(() => readColor(page)).toBe('rgb(25, 118, 210)');
});

test('a color that is none is refused where it is typed', async ({ page, open }) => {
  await open(`${PAGE}?theme=studio`);
  const primary = page.getByRole('group', { name: 'Primary color' });
  await primary.getByRole('textbox', { name: 'Hex' }).fill('#12345g');
  expect(await primary.getByRole('alert').textContent()).toBe(
    'Write three or six digits from 0 to 9 and a to f.',
  );
  await primary.getByRole('textbox', { name: 'Hex' }).fill('00796b');
  await page.keyboard.press('Enter');
  await expect.poll(() => readColor(page)).toBe(TEAL);
});

test('demos in frames follow', async ({ page, open }) => {
  await open('/material-ui/react-app-bar/?theme.primary=teal');
  const frame = page.locator('figure iframe').first();
  await page.locator('figure:has([data-framed])').first().scrollIntoViewIfNeeded();
  const read = (): Promise<string> =>
    frame
      .contentFrame()
      .locator(':root')
      .evaluate((root) => getComputedStyle(root).getPropertyValue('--mui-palette-primary-main'));
  await expect.poll(read).toBe('#00796b');
});
