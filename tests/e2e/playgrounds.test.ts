import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatPlaygroundUrl } from '../../src/model/pageFiles.ts';
import { CLIENT_DIRECTORY, serveBuild, type BuiltSite } from './builtSite.ts';
import { checkAccessibility } from './checkAccessibility.ts';
import { followLink, waitForArrival } from './followLink.ts';
import { launchBrowser } from './launchBrowser.ts';
import { observePage, watchLayoutShift } from './observePage.ts';
import { openVerdicts } from './verdicts.ts';

const BUTTON = '/material-ui/react-button/';
const PANEL = '[data-panel="playground"]';
const CONTROLS = `${PANEL} [role="group"]`;

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

const OPEN = '?playground=open';

async function open(pathname: string, query = OPEN): Promise<void> {
  await page.goto(site.origin + pathname + query);
  await page.waitForSelector(CONTROLS);
}

/** The same, within the document; loading each page anew would take much longer. */
async function openNext(pathname: string): Promise<void> {
  await followLink(page, pathname + OPEN);
  await waitForArrival(page, pathname);
  await page.waitForSelector(CONTROLS);
}

/** The pages that have a playground, by the files that were built for them. */
async function listPages(): Promise<string[]> {
  const files = await readdir(join(CLIENT_DIRECTORY, 'data/playgrounds'), { recursive: true });
  return files
    .filter((file) => file.endsWith('.json'))
    .map(
      (file) =>
        `/${file
          .split(sep)
          .join('/')
          .replace(/\.json$/, '')}/`,
    );
}

/** Turns each control once and back, and gives the code that stood there meanwhile. */
function turnControls(): Promise<string[]> {
  return page.evaluate(async (selector) => {
    const panel = document.querySelector(selector);
    const codes = new Set<string>();
    const note = async (): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve));
      codes.add(panel?.querySelector('code')?.textContent ?? '');
      if (panel?.textContent.includes('This demo crashed.')) throw new Error([...codes].at(-1));
    };
    for (const details of panel?.querySelectorAll('details') ?? []) details.open = true;
    await note();
    for (const input of panel?.querySelectorAll<HTMLInputElement>('[role="switch"]') ?? []) {
      input.click();
      await note();
      input.click();
    }
    for (const group of panel?.querySelectorAll('fieldset') ?? []) {
      const start = group.querySelector<HTMLInputElement>('input:checked');
      for (const input of group.querySelectorAll('input')) {
        input.click();
        await note();
      }
      start?.click();
    }
    for (const select of panel?.querySelectorAll('select') ?? []) {
      select.selectedIndex = select.options.length - 1;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await note();
      select.selectedIndex = 0;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
    await note();
    return [...codes];
  }, PANEL);
}

test('every playground runs, and each of its controls changes the code without a crash', async () => {
  const pages = await listPages();
  expect(pages.length).toBeGreaterThanOrEqual(40);
  const verdicts = await openVerdicts('playgrounds.test.ts');
  const failures: string[] = [];
  let turned = 0;
  await open(BUTTON);
  for (const pathname of pages) {
    const controls = await readFile(join(CLIENT_DIRECTORY, formatPlaygroundUrl(pathname)), 'utf8');
    const passed = await verdicts.find(pathname, controls);
    if (passed) {
      turned += passed.length;
      continue;
    }
    messages.length = 0;
    let codes: string[] = [];
    try {
      await openNext(pathname);
      codes = (await turnControls()).slice(1);
    } catch (error) {
      messages.push(String(error));
    }
    turned += codes.length;
    failures.push(...messages.map((message) => `${pathname} ${message}`));
    if (messages.length === 0) await verdicts.keep(pathname, controls, codes);
  }
  expect(failures).toEqual([]);
  expect(turned).toBeGreaterThan(pages.length);
});

describe('the playground of a button', () => {
  test('loads nothing before it is asked for, and opens in place', async () => {
    const requested: string[] = [];
    const note = (request: { url(): string }): unknown => requested.push(request.url());
    page.on('request', note);
    await page.goto(site.origin + BUTTON);
    const bar = page.getByRole('button', { name: 'Playground' });
    await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
    expect(requested.filter((url) => /playground/i.test(new URL(url).pathname))).toEqual([]);
    page.off('request', note);
    await bar.focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector(CONTROLS);
    expect(await bar.getAttribute('aria-expanded')).toBe('true');
    await bar.click();
    await page.waitForSelector(PANEL, { state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
  });

  test('is turned by keyboard; code and address follow', async () => {
    await open(BUTTON);
    const controls = page.locator(CONTROLS);
    await controls.getByRole('radio', { name: 'contained' }).focus();
    await page.keyboard.press('ArrowRight');
    await controls.getByRole('switch', { name: 'disabled' }).focus();
    await page.keyboard.press('Space');
    await controls.getByRole('textbox', { name: 'children' }).fill('Go');
    const code = page.locator(`${PANEL} code`);
    await expect
      .poll(() => code.textContent())
      .toBe('<Button variant="outlined" disabled>Go</Button>');
    expect(await page.locator(PANEL).getByRole('button', { name: 'Go' }).isDisabled()).toBe(true);
    const { search } = new URL(page.url());
    expect(search).toBe(
      '?playground.children=Go&playground.variant=outlined&playground.disabled=true',
    );
    await open(BUTTON, search);
    expect(await code.textContent()).toBe('<Button variant="outlined" disabled>Go</Button>');
    await page.getByRole('button', { name: 'Reset' }).first().click();
    await expect.poll(() => new URL(page.url()).search).toBe('?playground=open');
  });

  test('refuses in words what an address must not set', async () => {
    messages.length = 0;
    await open(BUTTON, '?playground.color=pink&playground.onClick=alert(1)&playground.size=large');
    const alert = page.locator(PANEL).getByRole('alert');
    expect(await alert.getByRole('listitem').allTextContents()).toEqual([
      '“pink” is no value of color: it takes inherit, primary, secondary, success, error, info, warning.',
      'Button has no control for “onClick”.',
    ]);
    expect(await page.locator(`${PANEL} code`).textContent()).toContain('size="large"');
    expect(messages).toEqual([]);
  });

  test.each([
    ['light', 1280],
    ['dark', 390],
  ] as const)(
    'is accessible in %s at %i px, and moves nothing while it loads',
    async (mode, width) => {
      const tab = await browser.newPage({ viewport: { width, height: 900 } });
      await tab.addInitScript((value) => {
        if (window === window.top) localStorage.setItem('swatchbook:mode', value);
      }, mode);
      const readLayoutShift = await watchLayoutShift(tab);
      await tab.goto(`${site.origin + BUTTON}?playground.color=error`);
      await tab.waitForSelector(CONTROLS);
      expect(await readLayoutShift()).toEqual([]);
      expect(await checkAccessibility(tab, { within: PANEL })).toEqual([]);
      await tab.close();
    },
  );
});

describe('a playground of the theme', () => {
  const DENSITY = '/material-ui/customization/density/';
  const SPACING = '/material-ui/customization/spacing/';
  const measure = (selector: string, property: string): Promise<string> =>
    page
      .locator(`${PANEL} ${selector}`)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

  test('is turned by keyboard; stage, code and address follow', async () => {
    messages.length = 0;
    await open(DENSITY);
    const controls = page.locator(CONTROLS);
    const code = page.locator(`${PANEL} code`);
    expect(await code.textContent()).toContain("MuiButton: { defaultProps: { size: 'small' } }");
    expect(await page.locator(`${PANEL} .MuiButton-sizeSmall`).count()).toBe(1);
    await controls.getByRole('radio', { name: 'small' }).first().focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => code.textContent()).not.toContain('MuiButton');
    expect(await page.locator(`${PANEL} .MuiButton-sizeMedium`).count()).toBe(1);
    const { search } = new URL(page.url());
    expect(search).toBe('?playground.MuiButton.size=medium');
    await open(DENSITY, search);
    expect(await code.textContent()).not.toContain('MuiButton');
    expect(messages).toEqual([]);
  });

  test('changes its stage only', async () => {
    await open(SPACING, '?playground.spacing=16');
    expect(await measure('.MuiBox-root', 'padding-top')).toBe('32px');
    expect(
      await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--mui-spacing').trim(),
      ),
    ).toBe('8px');
  });

  test('refuses in words what an address must not set', async () => {
    messages.length = 0;
    await open(SPACING, '?playground.spacing=1;}body{display:none&playground.palette=red');
    const alert = page.locator(PANEL).getByRole('alert');
    expect(await alert.getByRole('listitem').allTextContents()).toEqual([
      '“1;}body{display:none” is no value of spacing: it takes 0, 2, 4, 6, 8, 10, 12, 16.',
      'Spacing has no control for “palette”.',
    ]);
    expect(await measure('.MuiBox-root', 'padding-top')).toBe('8px');
    expect(messages).toEqual([]);
  });

  test.each([
    [DENSITY, 'light', 'ltr'],
    [SPACING, 'dark', 'rtl'],
    ['/material-ui/customization/typography/', 'dark', 'ltr'],
  ] as const)('%s is accessible in %s, %s', async (pathname, mode, direction) => {
    const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await tab.addInitScript(
      (chosen) => {
        if (window !== window.top) return;
        for (const [name, value] of Object.entries(chosen))
          localStorage.setItem(`swatchbook:${name}`, value);
      },
      { mode, direction },
    );
    const readLayoutShift = await watchLayoutShift(tab);
    await tab.goto(`${site.origin + pathname}?playground=open`);
    await tab.waitForSelector(CONTROLS);
    expect(await readLayoutShift()).toEqual([]);
    expect(await checkAccessibility(tab, { within: PANEL })).toEqual([]);
    await tab.close();
  });
});

test('a dialog is opened from its stage and closed with the keyboard', async () => {
  await open('/material-ui/react-dialog/');
  await page.locator(PANEL).getByRole('button', { name: 'Open' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Discard the draft?' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});
