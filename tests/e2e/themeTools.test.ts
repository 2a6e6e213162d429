import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveBuild, type BuiltSite } from './builtSite.ts';
import { checkAccessibility } from './checkAccessibility.ts';
import { launchBrowser } from './launchBrowser.ts';
import { observePage } from './observePage.ts';

const MATERIAL = '/material-ui/customization/default-theme/';
const JOY = '/joy-ui/customization/default-theme-viewer/';
const COLOR = '/material-ui/customization/color/';

let site: BuiltSite;
let browser: Browser;
let page: Page;
let messages: string[];

beforeAll(async () => {
  [site, browser] = await Promise.all([serveBuild(), launchBrowser()]);
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  ({ messages } = observePage(page));
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

async function visit(address: string): Promise<void> {
  messages.length = 0;
  await page.goto(site.origin + address);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
}

/** The row of a theme's entry. */
function findRow(path: string): Locator {
  return page.locator(`li[data-path="${path}"]`);
}

function readClipboard(): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

function readSearch(): string {
  return decodeURIComponent(new URL(page.url()).search);
}

/** Opens a page in both modes and directions, on a desktop and on a small phone, and runs axe on its content. */
async function checkEverywhere(address: string): Promise<string[]> {
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
    await visit(address);
    issues.push(...(await checkAccessibility(page, { within: 'main' })));
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) issues.push(`${overflow} px too wide at ${width} px`);
  }
  return issues;
}

describe('the default theme viewer', () => {
  test('reads without scripts, two levels deep', async () => {
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(site.origin + MATERIAL);
    const palette = plain.locator('li[data-path="$.palette"]').first();
    await palette.locator('summary').first().click();
    expect(await palette.getByText("'light'", { exact: true }).isVisible()).toBe(true);
    const primary = plain.locator('li[data-path="$.palette.primary"]');
    await primary.locator('summary').click();
    expect(await primary.locator('pre').textContent()).toContain("main: '#1976d2'");
    await plain.close();
  });

  test('what was opened before its code came is open', async () => {
    let setReady = (): void => undefined;
    const ready = new Promise<void>((resolve) => {
      setReady = resolve;
    });
    await page.route('**/assets/ThemeViewer-*.js', async (route) => {
      await ready;
      await route.continue();
    });
    await page.goto(site.origin + MATERIAL, { waitUntil: 'commit' });
    for (const path of ['$.palette', '$.palette.primary']) {
      await findRow(path).locator('summary').first().click();
    }
    setReady();
    await findRow('$.palette.primary.main').waitFor();
    expect(await findRow('$.palette').locator('details').first().getAttribute('open')).toBe('');
    await page.unroute('**/assets/ThemeViewer-*.js');
  });

  test('is opened, copied from and closed by keyboard; the address follows', async () => {
    const scripts: string[] = [];
    const note = (request: { url(): string }): unknown =>
      scripts.push(new URL(request.url()).pathname);
    page.on('request', note);
    await visit(MATERIAL);
    await findRow('$.palette').locator('summary').first().focus();
    await page.keyboard.press('Enter');
    await findRow('$.palette.primary').locator('summary').focus();
    await page.keyboard.press('Space');
    await findRow('$.palette.primary.main').waitFor();
    expect(readSearch()).toBe('?expand-path=$.palette.primary');
    const main = findRow('$.palette.primary.main');
    await main.getByRole('button', { name: 'main' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await main.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await readClipboard()).toBe('theme.palette.primary.main');
    await main.getByRole('button', { name: 'Copy value' }).press('Enter');
    await expect.poll(readClipboard).toBe('#1976d2');
    await main.getByRole('button', { name: 'Copy link' }).press('Enter');
    await expect
      .poll(readClipboard)
      .toBe(`${site.origin}${MATERIAL}?expand-path=%24.palette.primary.main`);
    await findRow('$.palette').locator('summary').first().press('Enter');
    await expect.poll(readSearch).toBe('');
    expect(messages).toEqual([]);
    page.off('request', note);
    expect(scripts.filter((path) => /\/MaterialThemeViewer-/.test(path))).not.toEqual([]);
    // The theme without its library.
    expect(scripts.filter((path) => /\/(?:demo|joy|material)-[\w-]{8}\.js$/.test(path))).toEqual(
      [],
    );
  });

  test('an address opens an entry of the dark theme, and is the same after a reload', async () => {
    await visit(`${MATERIAL}?expand-path=$.palette.primary&mode=dark`);
    const main = findRow('$.palette.primary.main');
    await main.waitFor();
    expect(await main.textContent()).toContain('#90caf9');
    expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
    await page.getByRole('searchbox').fill('drawer');
    await expect
      .poll(() => page.getByRole('main').getByRole('status').textContent())
      .toMatch(/^1 of /);
    expect(await findRow('$.zIndex.drawer').isVisible()).toBe(true);
    expect(await findRow('$.palette').count()).toBe(0);
    await page.reload();
    await findRow('$.zIndex.drawer').waitFor();
    expect(readSearch()).toBe('?expand-path=$.palette.primary&mode=dark&query=drawer');
  });

  test.each([
    ['expand-path=$.palette.primry', '$.palette has no “primry”. It has mode, common, primary,'],
    [
      'expand-path=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
      '“<img src=x onerror=alert(1)>” is no path: write one as $.palette.primary.',
    ],
    ['expand-path=$.__proto__.constructor', 'The theme has no “__proto__”.'],
    ['mode=sepia', '“sepia” is no mode: it is light or dark.'],
  ])('refuses ?%s in words', async (query, reason) => {
    await visit(`${MATERIAL}?${query}`);
    const alert = page.getByRole('alert');
    expect(await alert.getByRole('listitem').textContent()).toContain(reason);
    expect(await findRow('$.palette').isVisible()).toBe(true);
    expect(messages).toEqual([]);
  });

  test("marks what the reader's theme changes, and shows only that", async () => {
    await visit(`${JOY}?theme.primary=teal&show=changes`);
    const row = findRow('$.palette.primary[500]');
    await row.waitFor();
    expect(await row.textContent()).toContain("yours: '#009688'");
    expect(await findRow('$.breakpoints').count()).toBe(0);
    const studio = page.getByRole('dialog', { name: 'Theme studio' });
    await studio.getByRole('button', { name: 'Reset' }).click();
    await row.waitFor({ state: 'detached' });
    await studio.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('radio', { name: 'Everything' }).press('Space');
    await findRow('$.breakpoints').waitFor();
    expect(messages).toEqual([]);
  });

  test.each([MATERIAL, JOY])('%s is accessible, and as wide as its window', async (address) => {
    expect(await checkEverywhere(`${address}?expand-path=$.palette.primary`)).toEqual([]);
    expect(
      await findRow('$.palette.primary.dark').or(findRow('$.palette.primary[50]')).count(),
    ).toBe(1);
  });
});

describe('the color tool', () => {
  const color = (name: string): Locator => page.getByRole('group', { name: `${name} color` });
  const readMain = (name: string): Promise<string | null> =>
    page
      .getByRole('table', { name: `theme.palette.${name}` })
      .getByRole('row', { name: 'main' })
      .textContent();
  const readButton = (): Promise<string> =>
    page
      .locator('figure .MuiButton-containedPrimary')
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);

  test('takes hue, shade, hex and rgb by keyboard; tables, code and demos follow', async () => {
    await visit(COLOR);
    expect(await readMain('primary')).toContain('#1976d2 4.60:1, AA');
    await color('Primary').getByRole('radio', { name: 'Cyan', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => readMain('primary')).toContain('#00796b 5.32:1, AA');
    await expect.poll(readButton).toBe('rgb(0, 121, 107)');
    await color('Primary').getByRole('combobox', { name: 'Shade' }).selectOption('500');
    await expect.poll(() => readMain('primary')).toContain('#009688 3.67:1, AA for large text');
    await page.getByRole('radio', { name: '4.5', exact: true }).press('Space');
    await expect.poll(() => readMain('primary')).toContain('#009688');
    await expect.poll(() => readMain('primary')).not.toContain('3.67:1');
    const typed = color('Secondary').getByRole('textbox');
    await typed.fill('rgb(191, 54, 12)');
    await typed.press('Enter');
    await expect.poll(() => readMain('secondary')).toContain('#bf360c 5.6');
    const code = page.locator('main figure code', { hasText: 'createTheme' }).first();
    expect(await code.textContent()).toContain("secondary: { main: '#bf360c' }");
    await page.getByRole('button', { name: 'Reset colors' }).click();
    await expect.poll(() => readMain('primary')).toContain('#1976d2 4.60:1');
    await expect.poll(readButton).toBe('rgb(25, 118, 210)');
    expect(messages).toEqual([]);
  });

  test.each([
    ['#12345g', 'Write three or six digits from 0 to 9 and a to f.'],
    ['rgb(1, 2, 300)', 'Write three whole numbers from 0 to 255, as rgb(10, 125, 92).'],
    ['url(//evil.example)', 'Write a hex color, as #0a7d5c, or its parts, as rgb(10, 125, 92).'],
  ])('refuses the color "%s" in words, and keeps the one before', async (text, reason) => {
    await visit(COLOR);
    const field = color('Primary').getByRole('textbox');
    await field.fill(text);
    await field.press('Enter');
    expect(await color('Primary').getByRole('alert').textContent()).toBe(reason);
    expect(await readMain('primary')).toContain('#1976d2');
  });

  test('a copied link brings the colors back, by the theme studio', async () => {
    await visit(`${COLOR}?theme.primary=rgb(0, 121, 107)&theme.secondary=javascript:alert(1)`);
    const studio = page.getByRole('dialog', { name: 'Theme studio' });
    expect(await studio.getByRole('listitem').textContent()).toContain(
      '“javascript:alert(1)” is no secondary',
    );
    await studio.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => readMain('primary')).toContain('#00796b');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect.poll(readClipboard).toBe(`${site.origin}${COLOR}?theme.primary=%2300796b`);
    await page.getByRole('button', { name: 'Reset colors' }).click();
    await expect.poll(() => readMain('primary')).toContain('#1976d2');
    expect(messages).toEqual([]);
  });

  test('swatches are one stop of the keyboard, and copy their color', async () => {
    await visit(COLOR);
    const swatches = page.getByRole('toolbar', { name: 'All hues' });
    expect(await swatches.getByRole('button').count()).toBe(19 * 14);
    expect(await swatches.locator('button[tabindex="0"]').count()).toBe(1);
    await swatches.locator('button[tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect.poll(readClipboard).toBe('#c51162');
    await page.getByRole('radio', { name: 'Code' }).press('Space');
    await swatches.getByRole('button', { name: '500' }).first().click();
    await expect.poll(readClipboard).toBe('red[500]');
  });

  test('is accessible, and as wide as its window', async () => {
    expect(await checkEverywhere(COLOR)).toEqual([]);
  });
});
