import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveBuild, type BuiltSite } from './builtSite.ts';
import { checkAccessibility } from './checkAccessibility.ts';
import { launchBrowser } from './launchBrowser.ts';
import { observePage } from './observePage.ts';

const BUILDER = '/joy-ui/customization/theme-builder/';

let site: BuiltSite;
let browser: Browser;
let page: Page;
let messages: string[];

beforeAll(async () => {
  [site, browser] = await Promise.all([serveBuild(), launchBrowser()]);
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  ({ messages } = observePage(page));
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

async function visit(query = ''): Promise<void> {
  messages.length = 0;
  await page.goto(site.origin + BUILDER + query);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  await page.locator('[data-joy-preview]').first().waitFor();
}

/** A property of a button of the preview. */
function readButton(color: string, property: string): Promise<string> {
  const button = page.locator('[data-joy-preview]').first().getByRole('button', { name: color });
  return button
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

async function readFile(): Promise<string> {
  return (
    (await page.locator('main figure code', { hasText: 'extendTheme' }).first().textContent()) ?? ''
  );
}

function readSearch(): string {
  return decodeURIComponent(new URL(page.url()).search);
}

/** Opens a group by keyboard. */
async function open(title: string): Promise<Locator> {
  const group = page.locator('main details', { has: page.locator('summary', { hasText: title }) });
  const summary = group.locator('summary').first();
  if ((await group.first().getAttribute('open')) === null) await summary.press('Enter');
  return group.first();
}

describe('the theme builder', () => {
  test('shows the default palettes without scripts', async () => {
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(site.origin + BUILDER);
    for (const palette of ['Primary', 'Neutral', 'Danger', 'Success', 'Warning']) {
      expect(await plain.getByRole('radio', { name: palette }).isVisible()).toBe(true);
    }
    expect(
      await plain.getByRole('textbox', { name: 'Primary 500', exact: true }).inputValue(),
    ).toBe('#0b6bcb');
    expect(await plain.getByRole('button', { name: 'Reset all' }).isVisible()).toBe(false);
    await plain.close();
  });

  test('makes a palette of a seed, typed by keyboard, and keeps it in the address', async () => {
    await visit();
    expect(await readButton('Primary', 'background-color')).toBe('rgb(11, 107, 203)');
    const seed = page.getByRole('textbox', { name: 'Primary seed', exact: true });
    await seed.fill('7C3AED');
    await seed.press('Enter');
    await expect.poll(() => readButton('Primary', 'background-color')).toBe('rgb(124, 58, 237)');
    expect(await seed.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(readSearch).toBe('?palette.primary=7c3aed');
    expect(await readFile()).toContain("500: '#7c3aed'");
    await page.reload();
    await expect.poll(() => readButton('Primary', 'background-color')).toBe('rgb(124, 58, 237)');
    expect(messages).toEqual([]);
  });

  test('comes back with the way back, and renders no component for a color', async () => {
    await visit('?palette.primary=7c3aed&radius.sm=20');
    await expect.poll(() => readButton('Primary', 'border-top-left-radius')).toBe('20px');
    await page.evaluate(() => {
      const stage = document.querySelector('[data-joy-preview]');
      if (!stage) throw new Error('No preview.');
      new MutationObserver(() => {
        document.documentElement.dataset.rendered = '';
      }).observe(stage, { subtree: true, childList: true, attributes: true });
    });
    await page.getByRole('radio', { name: 'Danger' }).focus();
    await page.keyboard.press('Space');
    const shade = page.getByRole('textbox', { name: 'Danger 500', exact: true });
    await shade.fill('rgb(200, 0, 80)');
    await shade.press('Tab');
    await expect.poll(() => readButton('Danger', 'background-color')).toBe('rgb(200, 0, 80)');
    expect(await page.evaluate(() => document.documentElement.dataset.rendered)).toBeUndefined();
    await expect.poll(readSearch).toContain('palette.danger.500=c80050');
    await page.locator('main').getByRole('link', { name: 'Dark mode' }).first().click();
    await page.waitForURL('**/dark-mode/');
    await page.goBack();
    await page.locator('[data-joy-preview]').first().waitFor();
    await expect.poll(() => readButton('Danger', 'background-color')).toBe('rgb(200, 0, 80)');
    expect(messages).toEqual([]);
  });

  test('points tokens of a variant to other shades, in one color scheme', async () => {
    await visit();
    const group = await open('Variants');
    await group.getByRole('combobox', { name: 'Palette' }).selectOption('success');
    await group.getByRole('radio', { name: 'Dark' }).press('Space');
    await group
      .getByRole('combobox', { name: 'Background', exact: true })
      .selectOption('success.300');
    await expect.poll(readSearch).toBe('?dark.success.solidBg=success.300');
    expect(await readFile()).toContain(
      "dark: { palette: { success: { solidBg: 'var(--joy-palette-success-300)' } } }",
    );
    await expect.poll(() => readButton('Success', 'background-color')).toBe('rgb(161, 232, 161)');
    const contrast = await open('Contrast');
    expect(await contrast.locator('summary').textContent()).toContain('1 below 4.5:1');
    expect(await contrast.getByRole('listitem').first().textContent()).toBe(
      'Solid success, dark: #ffffff on #a1e8a1 has 1.44:1.',
    );
    await group
      .getByRole('combobox', { name: 'Background', exact: true })
      .selectOption('success.500');
    await expect.poll(() => contrast.locator('summary').textContent()).toContain('no new problem');
    expect(messages).toEqual([]);
  });

  test('changes radius, fonts and shadows, undoes and resets', async () => {
    await visit();
    const radius = await open('Radius');
    await radius.getByRole('slider', { name: 'sm' }).focus();
    await page.keyboard.press('End');
    await expect.poll(() => readButton('Primary', 'border-top-left-radius')).toBe('48px');
    const fonts = await open('Fonts');
    const body = fonts.getByRole('combobox', { name: 'Body' });
    await body.fill('Lora; color: red');
    expect(await fonts.getByRole('alert').textContent()).toContain('Write up to six names');
    await body.fill('Noto Serif, serif');
    await body.press('Enter');
    await expect.poll(() => readButton('Primary', 'font-family')).toBe('"Noto Serif", serif');
    const shadows = await open('Shadows');
    const blur = shadows.getByRole('spinbutton', { name: 'Blur of md' });
    await blur.fill('999');
    expect(await shadows.getByRole('alert').textContent()).toBe('Write 0 to 120.');
    await blur.fill('30');
    await expect
      .poll(readSearch)
      .toBe('?radius.sm=48&font.body=Noto+Serif,+serif&shadow.md=6+30+-2');
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect.poll(readSearch).toBe('?radius.sm=48&font.body=Noto+Serif,+serif');
    await fonts.getByRole('button', { name: 'Reset fonts' }).press('Enter');
    await expect.poll(readSearch).toBe('?radius.sm=48');
    await page.getByRole('button', { name: 'Reset all' }).press('Enter');
    await expect.poll(readSearch).toBe('');
    await expect.poll(() => readButton('Primary', 'border-top-left-radius')).toBe('6px');
    expect(await readFile()).toContain('extendTheme();');
    expect(messages).toEqual([]);
  });

  test('copies a link and offers the file', async () => {
    await visit('?radius.md=12');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(`${site.origin}${BUILDER}?radius.md=12`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download theme.ts' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('theme.ts');
  });

  test('starts from the theme of the studio', async () => {
    await visit();
    await page.evaluate(() =>
      localStorage.setItem('swatchbook:demoTheme', 'primary=teal&radius=20'),
    );
    await visit();
    await page.getByRole('button', { name: 'Start from your studio theme' }).click();
    await expect.poll(() => readButton('Primary', 'background-color')).toBe('rgb(0, 150, 136)');
    await expect.poll(readSearch).toContain('radius.md=20');
    await page.evaluate(() => localStorage.removeItem('swatchbook:demoTheme'));
  });

  test('refuses hostile addresses in words, and takes the rest', async () => {
    const hostile = [
      'palette.primary=url(javascript:alert(1))',
      'font.body=</style><img src=x onerror=alert(1)>',
      'light.primary.solidBg=red;}body{display:none',
      'palette.__proto__=ffffff',
      'radius.md=1e9',
    ].map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return `${name}=${encodeURIComponent(value.join('='))}`;
    });
    await visit(`?${hostile.join('&')}&radius.sm=10`);
    const refusal = page.locator('main').getByRole('alert');
    expect(await refusal.getByRole('listitem').count()).toBe(hostile.length);
    expect(await refusal.textContent()).toContain('“1e9” is no radius.md');
    expect(await readButton('Primary', 'border-top-left-radius')).toBe('10px');
    expect(await readButton('Primary', 'background-color')).toBe('rgb(11, 107, 203)');
    expect(await page.locator('main img[src="x"]').count()).toBe(0);
    expect(await readFile()).not.toContain('alert');
    expect(messages).toEqual([]);
  });

  test('is accessible with all groups open, and as wide as its window', async () => {
    const issues: string[] = [];
    for (const [mode, direction, width] of [
      ['dark', 'rtl', 320],
      ['light', 'ltr', 1280],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(
        (look) => {
          localStorage.setItem('swatchbook:mode', look.mode);
          localStorage.setItem('swatchbook:direction', look.direction);
        },
        { mode, direction },
      );
      await visit('?dark.danger.solidBg=danger.600&font.body=Georgia');
      for (const title of ['Variants', 'Radius', 'Fonts', 'Shadows', 'Contrast']) await open(title);
      await page.getByRole('radio', { name: 'Both' }).press('Space');
      await page.waitForFunction(
        () => document.querySelectorAll('[data-joy-preview]').length === 2,
      );
      issues.push(...(await checkAccessibility(page, { within: 'main' })));
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) issues.push(`${overflow} px too wide at ${width} px`);
    }
    expect(issues).toEqual([]);
  });
});
