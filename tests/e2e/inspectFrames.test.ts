import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { checkAccessibility } from './checkAccessibility.ts';
import { DEMO_PAGE, startDemo } from './demoPage.ts';
import {
  findCard,
  INSPECT,
  inspectDemo,
  setAppearance,
  serveInspections,
  type Inspected,
} from './inspectDemo.ts';

const site = serveInspections();

/** What is in the frame of a demo. */
function findInFrame(demo: Locator, selector: string): Locator {
  return demo.frameLocator('iframe[data-shown="true"]:visible').locator(selector).first();
}

/** Where an element in a frame is on the page: the frame itself lets the pointer through. */
async function findMiddle(element: Locator): Promise<readonly [number, number]> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element cannot be seen.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function pointAt(page: Page, element: Locator): Promise<void> {
  await page.mouse.move(...(await findMiddle(element)));
}

/** Keeps an element, and clicks it in the demo itself. */
async function clickInFrame(page: Page, element: Locator): Promise<void> {
  await page.mouse.click(...(await findMiddle(element)));
  await findCard(page).getByRole('button', { name: 'Click it in the demo' }).click();
}

/** Opens a page and inspects one of its demos after an edit that changes nothing. */
async function inspectEdited(pathname: string, name: string): Promise<Inspected> {
  const page = await site.visit(pathname);
  const demo = await startDemo(page, name);
  await edit(page, demo, name);
  await inspectDemo(demo);
  return { page, demo };
}

async function edit(page: Page, demo: Locator, name: string): Promise<void> {
  await demo.getByRole('button', { name: 'Edit the code' }).click();
  await demo.getByRole('textbox', { name: `Code of ${name}.tsx` }).press('ControlOrMeta+End');
  await page.keyboard.type(' ');
  await demo.locator('iframe[title^="Edited"][data-shown="true"]').waitFor();
}

function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((each) => each === document.activeElement);
}

describe('a demo in a frame', () => {
  test('has its elements named by code that comes when it is asked for', async () => {
    const page = await site.visit(DEMO_PAGE);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const demo = await startDemo(page, 'ResponsiveBar');
    await demo.hover({ position: { x: 4, y: 4 } });
    expect(requested.filter((path) => /inspect|answers|anatomy/i.test(path))).toEqual([]);
    await inspectDemo(demo);
    const city = findInFrame(demo, 'p.MuiTypography-root');
    await pointAt(page, city);
    const card = findCard(page);
    await card.getByText('Typography', { exact: true }).waitFor();
    expect(await card.textContent()).toContain('.MuiTypography-body1');
    const outline = demo.locator('[role="application"] > div:last-of-type');
    await expect.poll(() => outline.boundingBox()).toEqual(await city.boundingBox());
    await page.mouse.move(1, 1);
    await card.waitFor({ state: 'detached' });
  });

  test('keeps an element by a click, lets go by Escape and answers again at the end', async () => {
    const { page, demo } = await site.inspect('/material-ui/react-app-bar/', 'ResponsiveAppBar');
    const button = findInFrame(demo, 'nav .MuiButton-root');
    await page.mouse.click(...(await findMiddle(button)));
    const card = page.getByRole('dialog', { name: 'Button, root' });
    await card.getByRole('tab', { name: 'styled()' }).click();
    expect(await card.locator('code.code').textContent()).toContain('styled(Button)');
    await card.getByRole('tab', { name: 'Theme' }).click();
    expect(await card.locator('code.code').textContent()).toContain('MuiButton: {');
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await demo.getByRole('application').waitFor({ state: 'detached' });
    expect(await isFocused(demo.getByRole('button', { name: INSPECT }))).toBe(true);
    await button.hover();
  });

  test('is walked through by keyboard, and the way out is open', async () => {
    const { page, demo } = await site.inspect(DEMO_PAGE, 'ResponsiveBar');
    await expect.poll(() => isFocused(demo.getByRole('application'))).toBe(true);
    const status = page.getByRole('status');
    await page.keyboard.press('Tab');
    await status.getByText(/^AppBar, root, 1 of \d+$/).waitFor();
    await page.keyboard.press('ArrowDown');
    await status.getByText(/^Toolbar, root, 2 of \d+$/).waitFor();
    await page.keyboard.press('Enter');
    const card = page.getByRole('dialog', { name: 'Toolbar, root' });
    await expect.poll(() => isFocused(card.getByRole('tab').first())).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('End');
    await findCard(page).getByText('Typography', { exact: true }).waitFor();
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('[role="toolbar"]')),
    ).not.toBeNull();
  });

  test('shows what it opens, which Escape closes first', async () => {
    const page = await site.visit('/material-ui/react-app-bar/');
    await page.setViewportSize({ width: 560, height: 900 });
    const demo = await startDemo(page, 'ResponsiveAppBar');
    await demo.getByRole('button', { name: 'More actions' }).click();
    await demo.getByRole('button', { name: INSPECT }).click();
    await demo.getByText('Point at an element').waitFor();
    await clickInFrame(page, findInFrame(demo, '.MuiIconButton-root'));
    const paper = findInFrame(demo, '.MuiDrawer-paper');
    await paper.waitFor();
    // What the demo gives the focus to is named; the page has the focus itself.
    await findCard(page).getByText('Drawer', { exact: true }).waitFor();
    await expect.poll(() => isFocused(demo.getByRole('application'))).toBe(true);
    await page.keyboard.press('Escape');
    await paper.waitFor({ state: 'hidden' });
    await expect.poll(() => isFocused(demo.getByRole('application'))).toBe(true);
    expect(await demo.getByRole('application').count()).toBe(1);
    await page.keyboard.press('Escape');
    await demo.getByRole('application').waitFor({ state: 'detached' });
  });

  test('is scrolled by the wheel', async () => {
    const { page, demo } = await site.inspect('/material-ui/react-app-bar/', 'HideOnScrollAppBar');
    const inFrame = findInFrame(demo, 'html');
    const readTop = (): Promise<number> => inFrame.evaluate((root) => root.scrollTop);
    const before = await page.evaluate(() => scrollY);
    await pointAt(page, demo.locator('iframe'));
    await findCard(page).waitFor();
    await page.mouse.wheel(0, 80);
    await expect.poll(readTop).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('that is drawn smaller has its outlines in place', async () => {
    const { page, demo } = await site.inspect(
      '/material-ui/getting-started/templates/',
      'Dashboard',
    );
    const bar = findInFrame(demo, '.MuiTypography-root');
    await pointAt(page, bar);
    await findCard(page).getByText('Typography', { exact: true }).waitFor();
    const outline = demo.locator('[role="application"] > div:last-of-type');
    const [drawn, frame] = await Promise.all([
      outline.boundingBox(),
      demo.locator('iframe').boundingBox(),
    ]);
    const [x, y] = await findMiddle(bar);
    expect(Math.abs((drawn?.x ?? 0) + (drawn?.width ?? 0) / 2 - x)).toBeLessThan(2);
    expect(Math.abs((drawn?.y ?? 0) + (drawn?.height ?? 0) / 2 - y)).toBeLessThan(2);
    expect(frame?.width).toBeLessThan(1280);
  });
});

describe('an edited demo', () => {
  test('has its elements named, though its document has no origin', async () => {
    const { page, demo } = await inspectEdited('/material-ui/react-text-field/', 'BasicTextFields');
    const frame = page.frames().find((each) => each.url().endsWith('/live/'));
    expect(await frame?.evaluate(() => self.origin)).toBe('null');
    const input = findInFrame(demo, '.MuiOutlinedInput-input');
    await pointAt(page, input);
    const card = findCard(page);
    await card.getByText('OutlinedInput', { exact: true }).waitFor();
    await page.mouse.down();
    await page.mouse.up();
    const dialog = page.getByRole('dialog', { name: 'OutlinedInput, input' });
    expect(await dialog.locator('code.code').textContent()).toMatch(
      /^<TextField\n {2}sx=\{\{\n {4}'& \.MuiOutlinedInput-input': \{/,
    );
    expect(await input.evaluate((each) => each === document.activeElement)).toBe(false);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await demo.getByRole('application').waitFor({ state: 'detached' });
    await input.click();
    expect(await input.evaluate((each) => each === document.activeElement)).toBe(true);
  });

  test.each([
    ['/material-ui/react-menu/', '.MuiButton-root', '.MuiMenuItem-root', 'MenuItem'],
    ['/joy-ui/react-menu/', '.MuiMenuButton-root', '.MuiMenuItem-root', 'MenuItem'],
  ])('of %s shows the menu that it opens', async (pathname, opener, element, component) => {
    const { page, demo } = await inspectEdited(pathname, 'BasicMenu');
    await clickInFrame(page, findInFrame(demo, opener));
    const item = findInFrame(demo, element);
    await item.waitFor();
    await findCard(page).getByText(component, { exact: true }).waitFor();
    await page.mouse.click(...(await findMiddle(item)));
    const card = page.getByRole('dialog', { name: new RegExp(`^${component}, `) });
    await card.getByRole('tab', { name: 'Theme' }).click();
    expect(await card.locator('code.code').textContent()).toContain(`${component}: {`);
    expect(await item.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await item.waitFor({ state: 'hidden' });
    expect(await demo.getByRole('application').count()).toBe(1);
  });

  test('of a list that closes without the focus keeps it open', async () => {
    const { page, demo } = await inspectEdited('/joy-ui/react-select/', 'BasicSelect');
    await clickInFrame(page, findInFrame(demo, '.MuiSelect-button'));
    const option = findInFrame(demo, '.MuiOption-root');
    await option.waitFor();
    await pointAt(page, option);
    await findCard(page).getByText('Option', { exact: true }).waitFor();
    expect(await option.isVisible()).toBe(true);
  });

  test('goes on being inspected after the first edit, which keeps the focus', async () => {
    const { page, demo } = await site.inspect(DEMO_PAGE, 'CouponField');
    await edit(page, demo, 'CouponField');
    const editor = demo.getByRole('textbox', { name: 'Code of CouponField.tsx' });
    expect(await isFocused(editor)).toBe(true);
    await pointAt(page, findInFrame(demo, '.MuiButton-root'));
    await findCard(page).getByText('Button', { exact: true }).waitFor();
    expect(await isFocused(editor)).toBe(true);
    await demo.getByRole('button', { name: 'Reset the demo' }).click();
    await demo.locator('iframe').waitFor({ state: 'detached' });
    await pointAt(page, demo.locator('.MuiButton-root').first());
    await findCard(page).getByText('Button', { exact: true }).waitFor();
  });
});

test.each([
  ['light', 'ltr'],
  ['dark', 'rtl'],
] as const)('the card is accessible over a frame, %s, %s', async (mode, direction) => {
  const { page, demo } = await inspectEdited(DEMO_PAGE, 'CouponField');
  await setAppearance(page, mode, direction);
  const button = findInFrame(demo, '.MuiButton-root');
  await demo.frameLocator('iframe').locator(`html[dir=${direction}]`).waitFor();
  await page.mouse.click(...(await findMiddle(button)));
  const card = page.getByRole('dialog', { name: 'Button, root' });
  const box = await card.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
  expect(await checkAccessibility(page, { within: '[popover="manual"]' })).toEqual([]);
});

test('on a phone the card of a framed demo is a sheet that does not cover the element', async () => {
  const page = await site.visit(DEMO_PAGE);
  await page.setViewportSize({ width: 390, height: 844 });
  const demo = await startDemo(page, 'ResponsiveBar');
  await demo.getByRole('button', { name: 'More actions' }).click();
  await demo.getByRole('button', { name: INSPECT }).click();
  await demo.getByText('Point at an element').waitFor();
  const title = findInFrame(demo, 'h2');
  await page.mouse.click(...(await findMiddle(title)));
  const card = page.getByRole('dialog', { name: 'Typography, root' });
  await card.waitFor();
  await expect
    .poll(async () => {
      const [sheet, element] = [await card.boundingBox(), await title.boundingBox()];
      return (element?.y ?? 0) + (element?.height ?? 0) < (sheet?.y ?? 0);
    })
    .toBe(true);
});
