import { describe, expect, test } from 'vitest';
import { checkAccessibility } from './checkAccessibility.ts';
import { startDemo } from './demoPage.ts';
import { clickInDemo, findCard, setAppearance, serveInspections } from './inspectDemo.ts';

const site = serveInspections();

test('a menu is opened from the card, and what is in it is named and kept', async () => {
  const { page, demo } = await site.inspect('/material-ui/react-menu/', 'BasicMenu');
  await clickInDemo(demo.locator('.MuiButton-root'));
  const item = page.locator('body > .MuiMenu-root .MuiMenuItem-root', { hasText: 'Share' });
  await item.hover();
  await findCard(page).getByText('MenuItem', { exact: true }).waitFor();
  const [outline, box] = await Promise.all([
    page.locator('body > div[class*="outline"]').boundingBox(),
    item.boundingBox(),
  ]);
  expect(outline).toEqual(box);
  await item.click();
  const card = page.getByRole('dialog', { name: 'MenuItem, root' });
  await card.getByRole('tab', { name: 'sx prop' }).waitFor();
  expect(await item.count()).toBe(1);
  // The menu does not take the focus back from the card, nor hide it from screen readers.
  await expect
    .poll(() => card.evaluate((each) => each.contains(document.activeElement)))
    .toBe(true);
  await card.getByRole('tab', { name: 'styled()' }).click();
  expect(await card.locator('code.code').textContent()).toContain('styled(MenuItem)');
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  // Escape closes the menu first, then ends the inspection.
  await page.keyboard.press('Escape');
  await item.waitFor({ state: 'detached' });
  expect(await demo.getByRole('application').count()).toBe(1);
  await page.keyboard.press('Escape');
  await demo.getByRole('application').waitFor({ state: 'detached' });
});

test('the keyboard walks through a menu, too', async () => {
  const { page, demo } = await site.inspect('/material-ui/react-menu/', 'BasicMenu');
  await clickInDemo(demo.locator('.MuiButton-root'));
  await findCard(page).getByText('MenuItem', { exact: true }).waitFor();
  await page.keyboard.press('Home');
  await findCard(page).getByText('Button', { exact: true }).waitFor();
  await page.keyboard.press('Tab');
  await findCard(page).getByText('Menu', { exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Menu, root' }).waitFor();
  expect(await page.locator('body > .MuiMenu-root').count()).toBe(1);
});

test.each([
  ['/material-ui/react-tooltip/', 'BasicTooltip', 'button', '.MuiTooltip-tooltip', 'Tooltip'],
  ['/material-ui/react-dialog/', 'AlertDialog', 'button', '.MuiDialogTitle-root', 'DialogTitle'],
  [
    '/material-ui/react-select/',
    'BasicSelect',
    '.MuiSelect-select',
    '.MuiMenuItem-root',
    'MenuItem',
  ],
  [
    '/material-ui/react-autocomplete/',
    'BasicAutocomplete',
    '.MuiAutocomplete-popupIndicator',
    '.MuiAutocomplete-option',
    'Autocomplete',
  ],
  ['/joy-ui/react-menu/', 'BasicMenu', '.MuiMenuButton-root', '.MuiMenuItem-root', 'MenuItem'],
  ['/joy-ui/react-select/', 'BasicSelect', '.MuiSelect-button', '.MuiOption-root', 'Option'],
])('%s %s shows what %s opens', async (pathname, name, opener, element, component) => {
  const { page, demo } = await site.inspect(pathname, name);
  await clickInDemo(demo.locator('[role="application"]').locator(opener).first());
  const found = page.locator(`body > :not(#_site) ${element}`).first();
  await found.click();
  const card = page.getByRole('dialog', { name: new RegExp(`^${component}, `) });
  await card.getByRole('tab', { name: 'Theme' }).click();
  expect(await card.locator('code.code').textContent()).toMatch(
    new RegExp(`(?:Mui|Joy)${component}: \\{`),
  );
  expect(await found.isVisible()).toBe(true);
});

test('what only a theme reaches says so', async () => {
  const { page, demo } = await site.inspect('/material-ui/react-tooltip/', 'BasicTooltip');
  await clickInDemo(demo.locator('[role="application"] button').first());
  await page.locator('.MuiTooltip-tooltip').click();
  const card = page.getByRole('dialog', { name: 'Tooltip, tooltip' });
  await card.getByText('only a theme or global styles reach it').waitFor();
  expect(await card.getByRole('tab').allTextContents()).toEqual(['Theme']);
});

test('menus of other demos are left alone', async () => {
  const { page } = await site.inspect('/material-ui/react-menu/', 'BasicMenu');
  const other = await startDemo(page, 'CheckMenu');
  await other.locator('[data-running] button').first().click();
  const item = page.locator('body > .MuiMenu-root .MuiMenuItem-root').first();
  await item.hover();
  expect(await findCard(page).count()).toBe(0);
  await item.click();
  expect(await findCard(page).count()).toBe(0);
});

describe('the card over an open menu', () => {
  test.each(['light', 'dark'] as const)('is accessible, %s', async (mode) => {
    const { page, demo } = await site.inspect('/material-ui/react-menu/', 'BasicMenu');
    await setAppearance(page, mode, 'ltr');
    await clickInDemo(demo.locator('.MuiButton-root'));
    await page.locator('.MuiMenuItem-root', { hasText: 'Share' }).click();
    const card = page.getByRole('dialog', { name: 'MenuItem, root' });
    await card.waitFor();
    // It is above all else, and nothing shines through; axe does not know the top layer, and need not see what is below.
    expect(await card.evaluate((each) => getComputedStyle(each).backgroundColor)).toMatch(/^rgb\(/);
    await card.evaluate((each) => {
      for (const other of document.body.children) {
        if (other instanceof HTMLElement && other !== each) other.style.visibility = 'hidden';
      }
      each.scrollTo(0, each.scrollHeight);
    });
    expect(await checkAccessibility(page, { within: '[popover="manual"]' })).toEqual([]);
  });
});
