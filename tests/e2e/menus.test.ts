import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { GOOD_PLACE, waitForMenuPlace } from './menuPlace.ts';
import { quietTest as test } from './siteTest.ts';

describe.each([
  { placedBy: 'CSS', prepare: () => Promise.resolve() },
  { placedBy: 'a script where CSS cannot', prepare: hideAnchorPositioning },
])('menus placed by $placedBy', ({ prepare }) => {
  test.for([
    [390, 'ltr'],
    [390, 'rtl'],
    [1366, 'ltr'],
    [1366, 'rtl'],
  ] as const)(
    'open beside their buttons and inside a window of %i px, %s',
    async ([width, direction], { page, open }) => {
      await prepare(page);
      await page.setViewportSize({ width, height: 700 });
      await page.addInitScript((value) => {
        localStorage.setItem('swatchbook:direction', value);
      }, direction);
      await open('/material-ui/react-button/');
      const more = page.locator('[role="toolbar"] button[popovertarget][aria-haspopup]').first();
      await more.scrollIntoViewIfNeeded();
      const buttons = await page.locator('header button[popovertarget][aria-haspopup]').all();
      const places: string[] = [];
      for (const button of [...buttons, more]) {
        if (!(await button.isVisible())) continue;
        await button.hover();
        await button.click();
        places.push(await waitForMenuPlace(page, await button.getAttribute('popovertarget')));
        await page.keyboard.press('Escape');
      }
      expect(places.length).toBeGreaterThanOrEqual(3);
      expect(places.filter((place) => place !== GOOD_PLACE)).toEqual([]);
    },
  );

  test('follow their buttons when the page scrolls', async ({ page, open }) => {
    await prepare(page);
    await page.setViewportSize({ width: 1366, height: 700 });
    await open('/material-ui/react-button/');
    const button = page.locator('[role="toolbar"] button[aria-haspopup]').first();
    await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await button.hover();
    await button.click();
    const id = await button.getAttribute('popovertarget');
    expect(await waitForMenuPlace(page, id)).toBe(GOOD_PLACE);
    await page.mouse.move(5, 400);
    for (const by of [120, -60]) {
      const before = await page.evaluate(() => window.scrollY);
      await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), by);
      expect(await page.evaluate(() => window.scrollY)).toBe(before + by);
      expect(await waitForMenuPlace(page, id)).toBe(GOOD_PLACE);
    }
  });
});

/** Makes the browser deny what it can, so that the site loads its own way to place menus. */
async function hideAnchorPositioning(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...rule: string[]) =>
      rule[0] !== 'position-area' && Reflect.apply(supports, CSS, rule);
  });
}
