import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { checkAccessibility } from './checkAccessibility.ts';
import { readClipboard, startDemo } from './demoPage.ts';
import { findCard, INSPECT, inspectDemo, setAppearance, serveInspections } from './inspectDemo.ts';

const BUTTON = '/material-ui/react-button/';

const site = serveInspections();

/** A button that the demo renders; its words stand in the demo's code, too. */
function findButton(demo: Locator, hasText: string): Locator {
  return demo.locator('.MuiButton-root', { hasText });
}

describe('the elements of a demo', () => {
  test('are named to those who point at them, from code that comes when it is asked for', async () => {
    const page = await site.visit(BUTTON);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const demo = await startDemo(page, 'BasicButtons');
    await demo.hover({ position: { x: 4, y: 4 } });
    const button = demo.getByRole('button', { name: INSPECT });
    expect(await button.getAttribute('aria-pressed')).toBe('false');
    await button.hover();
    expect(requested.filter((path) => /inspect|anatomy|floating/i.test(path))).toEqual([]);
    await inspectDemo(demo);
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    expect(requested).toContain('/data/anatomy/material.json');
    await findButton(demo, 'Send parcel').hover();
    const card = findCard(page);
    await card.getByText('Button', { exact: true }).waitFor();
    expect(await card.textContent()).toContain('.MuiButton-contained');
    // The frame over the element has its size, and nothing of the demo has moved.
    const [frame, element] = await Promise.all([
      demo.locator('[role="application"] > div:last-of-type').boundingBox(),
      demo.locator('.MuiButton-root').first().boundingBox(),
    ]);
    expect(frame).toEqual(element);
    await page.mouse.move(1, 1);
    await card.waitFor({ state: 'detached' });
  });

  test('are kept by a click, which does not reach the demo, and let go by Escape', async () => {
    const { page, demo } = await site.inspect('/material-ui/react-switch/', 'BasicSwitch');
    const input = demo.locator('input').first();
    const isChecked = await input.isChecked();
    const box = await demo.locator('.MuiSwitch-thumb').first().boundingBox();
    await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
    const card = page.getByRole('dialog', { name: 'Switch, thumb' });
    await card.waitFor();
    expect(await input.isChecked()).toBe(isChecked);
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    expect(await demo.getByRole('application').count()).toBe(1);
    await page.keyboard.press('Escape');
    await demo.getByRole('application').waitFor({ state: 'detached' });
    expect(
      await demo
        .getByRole('button', { name: INSPECT })
        .evaluate((each) => each === document.activeElement),
    ).toBe(true);
    await input.click();
    expect(await input.isChecked()).toBe(!isChecked);
  });

  test('are walked through by keyboard and announced, and the way out is open', async () => {
    const page = await site.visit(BUTTON);
    const demo = await startDemo(page, 'BasicButtons');
    await demo.getByRole('button', { name: 'Expand code' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await demo.getByText('Point at an element').waitFor();
    const status = page.getByRole('status');
    await page.keyboard.press('Tab');
    await status.getByText('Stack, root, 1 of 4').waitFor();
    await page.keyboard.press('Tab');
    await status.getByText('Button, root, 2 of 4').waitFor();
    await page.keyboard.press('Enter');
    const card = page.getByRole('dialog', { name: 'Button, root' });
    await expect
      .poll(() =>
        card
          .getByRole('tab')
          .first()
          .evaluate((tab) => tab === document.activeElement),
      )
      .toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('End');
    await status.getByText('Button, root, 4 of 4').waitFor();
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('[role="toolbar"]')),
    ).not.toBeNull();
  });

  test('without a class of their own belong to what is around them, disabled ones included', async () => {
    const { page, demo } = await site.inspect('/joy-ui/react-button/', 'CustomButtons');
    const button = demo.locator('.MuiButton-root.Mui-disabled').first();
    const box = await button.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + 4);
    const card = page.getByRole('dialog', { name: 'Button, root' });
    await card.getByLabel('Only while disabled').waitFor();
    const code = card.locator('code.code');
    expect(await code.textContent()).toContain("'&.Mui-disabled': {");
    await card.getByLabel('Only while disabled').uncheck();
    expect(await code.textContent()).not.toContain('Mui-disabled');
    expect(await card.textContent()).toContain('--Button-');
  });
});

describe('an override', () => {
  test('is copied three ways, with links to the API', async () => {
    const { page, demo } = await site.inspect('/material-ui/react-text-field/', 'BasicTextFields');
    await demo.locator('.MuiOutlinedInput-input').first().click();
    const card = page.getByRole('dialog', { name: 'OutlinedInput, input' });
    for (const [tab, expected] of [
      ['sx prop', /^<TextField\n {2}sx=\{\{\n {4}'& \.MuiOutlinedInput-input': \{/],
      ['styled()', /const CustomTextField = styled\(TextField\)\(\{/],
      ['Theme', /MuiOutlinedInput: \{\n {6}styleOverrides: \{\n {8}input: \{/],
    ] as const) {
      await card.getByRole('tab', { name: tab }).click();
      await card.getByRole('button', { name: 'Copy' }).click();
      await expect.poll(() => readClipboard(page)).toMatch(expected);
    }
    const links = await card
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual([
      '/material-ui/api/outlined-input/',
      '/material-ui/api/outlined-input/#outlined-input-classes-input',
    ]);
    const target = await page.request.get(site.origin + (links[0] ?? ''));
    expect(await target.text()).toContain('id="outlined-input-classes-input"');
  });

  test('names the grid, and says which ways there are not', async () => {
    const { page, demo } = await site.inspect('/x/react-data-grid/', 'BookingsGrid');
    await demo.locator('.MuiDataGrid-cell[data-field]').nth(1).click();
    const card = page.getByRole('dialog', { name: /^DataGrid, cell/ });
    await card.getByRole('tab', { name: 'Theme' }).click();
    expect(await card.locator('code.code').textContent()).toContain('MuiDataGrid: {');
    await site.closePage();
    const base = await site.inspect('/base-ui/react-button/', 'BasicButton');
    await base.demo.locator('.base-Button-root').first().click();
    const dialog = base.page.getByRole('dialog', { name: 'Button, root' });
    expect(await dialog.getByRole('tab').allTextContents()).toEqual(['styled()']);
    await dialog.getByText('takes no sx prop').waitFor();
  });
});

describe('the card', () => {
  test.each([
    ['light', 'ltr'],
    ['dark', 'rtl'],
  ] as const)('is accessible and stays in the window, %s, %s', async (mode, direction) => {
    const { page, demo } = await site.inspect(BUTTON, 'BasicButtons');
    await setAppearance(page, mode, direction);
    await findButton(demo, 'Change address').click();
    const card = page.getByRole('dialog', { name: 'Button, root' });
    await card.locator('summary').click();
    const box = await card.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
    expect(
      await checkAccessibility(page, { within: '[popover="manual"], [role="application"]' }),
    ).toEqual([]);
  });

  test('is a sheet on a phone, where the menu has the toggle', async () => {
    const page = await site.visit(BUTTON);
    await page.setViewportSize({ width: 390, height: 844 });
    const demo = await startDemo(page, 'BasicButtons');
    await demo.getByRole('button', { name: 'More actions' }).click();
    await demo.getByRole('button', { name: INSPECT }).click();
    await demo.getByText('Point at an element').waitFor();
    const button = findButton(demo, 'Send parcel');
    await button.click();
    const card = page.getByRole('dialog', { name: 'Button, root' });
    // As wide as the page, which may leave room for a scrollbar.
    const whole = await page.locator('body').boundingBox();
    await expect.poll(async () => (await card.boundingBox())?.width).toBe(whole?.width);
    const [sheet, element] = await Promise.all([card.boundingBox(), button.boundingBox()]);
    expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBe(844);
    expect((element?.y ?? 0) + (element?.height ?? 0)).toBeLessThan(sheet?.y ?? 0);
    expect(await checkAccessibility(page, { within: '[popover="manual"]' })).toEqual([]);
    await card.getByRole('button', { name: 'Let go of this element' }).click();
    await demo.getByRole('button', { name: 'More actions' }).click();
    const item = demo.getByRole('button', { name: INSPECT });
    expect(await item.getAttribute('aria-pressed')).toBe('true');
    await item.click();
    await demo.getByRole('application').waitFor({ state: 'detached' });
  });

  test('goes with its page', async () => {
    const { page, demo } = await site.inspect(BUTTON, 'BasicButtons');
    await findButton(demo, 'Send parcel').click();
    await findCard(page).waitFor();
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('nav a[href$="/react-chip/"]')?.click(),
    );
    await page.waitForURL('**/react-chip/');
    await findCard(page).waitFor({ state: 'detached' });
  });
});

test('without its data the reader is told, and may try again', async () => {
  const page = await site.visit(BUTTON);
  await page.route('**/data/anatomy/*', (route) => route.abort());
  const demo = await startDemo(page, 'BasicButtons');
  await demo.hover({ position: { x: 4, y: 4 } });
  await demo.getByRole('button', { name: INSPECT }).click();
  const alert = demo.getByRole('alert');
  await alert.waitFor();
  await page.unroute('**/data/anatomy/*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await demo.getByText('Point at an element').waitFor();
  expect(site.messages.splice(0).every((message) => /anatomy|ERR_FAILED/.test(message))).toBe(true);
});

test('a click counts that comes before the data does', async () => {
  const page = await site.visit(BUTTON);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/data/anatomy/*', async (route) => {
    await released;
    await route.continue();
  });
  const demo = await startDemo(page, 'BasicButtons');
  await demo.hover({ position: { x: 4, y: 4 } });
  await demo.getByRole('button', { name: INSPECT }).click();
  await demo.getByText('Loading the names').waitFor();
  await findButton(demo, 'Send parcel').click();
  release();
  await page.getByRole('dialog', { name: 'Button, root' }).waitFor();
});
