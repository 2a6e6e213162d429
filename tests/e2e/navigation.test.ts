import { describe, expect } from 'vitest';
import { GOOD_PLACE, waitForMenuPlace } from './menuPlace.ts';
import { watchLayoutShift } from './observePage.ts';
import { quietTest as test } from './siteTest.ts';

const INSTALL = '/material-ui/getting-started/installation/';
const USAGE = '/material-ui/getting-started/usage/';

describe('the side navigation', () => {
  test('comes back from a reload with its groups and scroll position, before anything is painted', async ({
    context,
    open,
  }) => {
    const tab = await context.newPage();
    const readLayoutShift = await watchLayoutShift(tab);
    await open(INSTALL, tab);
    const scroller = tab.locator('[data-side-scroller]');
    await scroller.locator('summary', { hasText: /^Components$/ }).click();
    await scroller.getByRole('link', { name: 'Snackbar' }).waitFor();
    await scroller.evaluate((element) => (element.scrollTop = 12));
    // Without scripts other than those of the document: nothing that comes later can be what did it.
    await tab.route('**/*.js', (route) => route.abort());
    await tab.reload();
    expect(await scroller.getByRole('link', { name: 'Snackbar' }).count()).toBe(1);
    expect(await scroller.evaluate((element) => element.scrollTop)).toBe(12);
    await tab.unroute('**/*.js');
    await tab.reload();
    await tab.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
    expect(await readLayoutShift()).toEqual([]);
    await tab.close();
  });

  test('shows the entry of the page without scrolling the page', async ({ page, open }) => {
    await open('/material-ui/react-use-media-query/');
    const entry = page.locator('aside a[aria-current="page"]');
    expect(await entry.evaluate(isInView)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('is a drawer on narrow screens that takes focus and gives it back', async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(INSTALL);
    const button = page.getByRole('button', { name: 'Open navigation' });
    await button.click();
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('aria-current') === 'page',
    );
    expect(await page.evaluate(() => document.querySelector('main')?.inert)).toBe(true);
    await page.keyboard.press('Escape');
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('aria-label') === 'Open navigation',
    );
    expect(await page.evaluate(() => document.querySelector('main')?.inert)).toBe(false);
    await button.click();
    await page.locator(`aside a[href="${USAGE}"]`).click();
    await page.waitForURL(`**${USAGE}`);
    await page.locator('#_side-navigation').waitFor({ state: 'hidden' });
  });

  test('keeps opened groups across page changes and reloads', async ({ page, open }) => {
    await open(INSTALL);
    await page.locator('summary', { hasText: 'Components' }).click();
    await page.locator('aside a[href="/material-ui/react-button/"]').waitFor();
    await page.locator(`aside a[href="${USAGE}"]`).click();
    await page.waitForURL(`**${USAGE}`);
    await page.reload();
    await page.locator('aside a[href="/material-ui/react-button/"]').waitFor();
  });
});

describe('the contents of a page', () => {
  // The second is a window of 1280 px at 400 %.
  test.for([
    [390, 844],
    [320, 225],
  ] as const)(
    'open from a button in a window of %i × %i px, and lead there and back',
    async ([width, height], { page, open }) => {
      await page.setViewportSize({ width, height });
      await open('/material-ui/react-button/');
      const button = page.getByRole('button', { name: 'On this page' });
      const contents = page.getByRole('navigation', { name: 'On this page' });
      expect(await contents.getByRole('link').count()).toBe(0);
      await button.click();
      expect(await waitForMenuPlace(page, '_contents')).toBe(GOOD_PLACE);
      await contents.getByRole('link', { name: 'Common mistakes' }).click();
      await page.waitForURL('**/#mistakes');
      await expect.poll(() => page.locator('#mistakes').evaluate(isInView)).toBe(true);
      expect(await contents.getByRole('link').count()).toBe(0);
      await button.click();
      await contents.getByRole('link', { name: 'Back to top' }).click();
      await page.waitForFunction(() => window.scrollY === 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
    },
  );

  test('stand beside the text in a wide window', async ({ page, open }) => {
    await open(INSTALL);
    expect(await page.getByRole('button', { name: 'On this page' }).isVisible()).toBe(false);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    expect(await contents.getByRole('link').count()).toBeGreaterThan(2);
  });
});

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top > 0 && bottom < innerHeight;
}
