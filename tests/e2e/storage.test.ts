// @module-tag fault
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from '../../scripts/findBrowser.ts';
import { serveBuild, type BuiltSite } from './builtSite.ts';
import { BROWSER_ARGUMENTS, launchBrowser } from './launchBrowser.ts';
import { observePage } from './observePage.ts';

const INSTALL = '/material-ui/getting-started/installation/';
const USAGE = '/material-ui/getting-started/usage/';
/** It has few demos. */
const DEMOS = '/material-ui/react-no-ssr/';
/** The router's entry for scroll positions. */
const SCROLL_KEY = 'react-router-scroll-positions';

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuild();
});
afterAll(() => site.close());

/** Chooses, changes pages, searches, reloads: everything holds, and nobody is told of an error. */
async function walkThrough(page: Page, { expected }: { expected?: RegExp } = {}): Promise<void> {
  const { messages } = observePage(page);
  const open = async (pathname: string): Promise<void> => {
    await page.goto(site.origin + pathname, { waitUntil: 'load' });
    await waitUntilHydrated(page);
  };
  await page.emulateMedia({ colorScheme: 'light' });
  await open(INSTALL);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Dark', { exact: true }).check();
  await page.getByLabel('Right to left').check();
  await page.getByLabel('JavaScript', { exact: true }).check();
  await page.keyboard.press('Escape');
  await page.locator('.tab', { hasText: 'pnpm' }).first().click();
  await page.locator('summary', { hasText: /^Components$/ }).click();
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.locator(`aside a[href="${USAGE}"]`).click();
  await page.waitForURL(`**${USAGE}`);
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  expect(await readSettings(page)).toEqual({ mode: 'dark', dir: 'rtl', code: 'JS' });
  await page.keyboard.press('/');
  await page.locator('dialog[data-search] input').waitFor();
  await page.keyboard.press('Escape');
  await page.goBack();
  await page.waitForFunction(() => window.scrollY === 300);
  await page.reload();
  await waitUntilHydrated(page);
  await open(USAGE);
  expect(await readSettings(page)).toEqual({ mode: 'dark', dir: 'rtl', code: 'JS' });
  await page.locator(`aside a[href="${DEMOS}"]`).click();
  await page.waitForURL(`**${DEMOS}`);
  await page.locator('[data-running]').first().waitFor();
  await page.goBack();
  await page.waitForURL(`**${USAGE}`);
  await open(INSTALL);
  const tab = page.locator('[data-tabs="package-manager"] input:checked').first();
  expect(await tab.inputValue()).toBe('pnpm');
  // The full browser also warns of preloaded styles, which has nothing to do with storage.
  const others = messages.filter((message) => !message.includes('A preload for'));
  expect(others.filter((message) => !expected?.test(message))).toEqual([]);
}

function waitUntilHydrated(page: Page): Promise<unknown> {
  return page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
}

function readSettings(page: Page): Promise<Record<'mode' | 'dir' | 'code', string | undefined>> {
  return page.evaluate(() => {
    const { dataset, dir } = document.documentElement;
    return { mode: dataset.mode, dir, code: dataset.code };
  });
}

describe('a browser that blocks all site data', () => {
  let profile: string;
  let context: BrowserContext;
  beforeAll(async () => {
    profile = await mkdtemp(join(tmpdir(), 'profile-'));
    await mkdir(join(profile, 'Default'));
    const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
    await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(settings));
    context = await chromium.launchPersistentContext(profile, {
      executablePath: findBrowser(),
      // The shell knows no content settings, but has switches for cookies and local storage.
      args: [
        ...BROWSER_ARGUMENTS,
        '--blink-settings=localStorageEnabled=false,cookieEnabled=false',
      ],
    });
  });
  afterAll(async () => {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  });

  test('shows the site, and settings hold for the tab', async () => {
    const page = await context.newPage();
    await page.goto(`${site.origin}/robots.txt`);
    const stored = await page.evaluate(() => {
      document.cookie = 'probe=1';
      try {
        localStorage.setItem('probe', '1');
        return true;
      } catch {
        return document.cookie !== '';
      }
    });
    expect(stored).toBe(false);
    await walkThrough(page);
  });
});

describe('storage', () => {
  let browser: Awaited<ReturnType<typeof launchBrowser>>;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  async function tryOut(
    prepare: (page: Page) => Promise<unknown>,
    options?: Parameters<typeof walkThrough>[1],
  ): Promise<void> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await prepare(page);
    await walkThrough(page, options);
    await context.close();
  }

  test('may throw when it is named', () =>
    tryOut((page) =>
      page.addInitScript(() => {
        const get = (): never => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        };
        Object.defineProperty(window, 'localStorage', { get, configurable: true });
        Object.defineProperty(window, 'sessionStorage', { get, configurable: true });
        Object.defineProperty(Document.prototype, 'cookie', { get, set: get });
      }),
    ));

  test.each([
    ['read', ['getItem']],
    ['written', ['setItem']],
    ['used at all', ['getItem', 'setItem', 'removeItem']],
  ])('may throw when it is %s', (_, methods) =>
    tryOut(
      (page) =>
        page.addInitScript((names) => {
          const refuse = (): never => {
            throw new DOMException('The operation failed.', 'UnknownError');
          };
          for (const name of names) Object.assign(Storage.prototype, { [name]: refuse });
        }, methods),
      // The router's own words: it survives, but says so.
      { expected: /The operation failed/ },
    ),
  );

  test('may be full', () =>
    tryOut(
      async (page) => {
        await page.goto(`${site.origin}/robots.txt`);
        await page.evaluate(() => {
          for (const area of [localStorage, sessionStorage]) {
            for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
              try {
                for (let part = 0; ; part += 1) area.setItem(`${size} ${part}`, 'x'.repeat(size));
              } catch {
                // The next part is half as large.
              }
            }
          }
        });
      },
      { expected: /Failed to save scroll positions/ },
    ));

  test.each([
    '',
    'null',
    '5',
    '"text"',
    'true',
    '[]',
    '{"broken',
    '{"open":5,"scroll":"far"}',
    '{"default":"far","open":[5],"scroll":1e999}',
    '<script>throw 1</script>',
  ])('may hold %s everywhere', (value) =>
    tryOut(async (page) => {
      await page.goto(site.origin + INSTALL);
      await waitUntilHydrated(page);
      await page.goto(`${site.origin}/robots.txt`);
      await page.evaluate(
        ([text, scrollKey]) => {
          const names = [
            'mode',
            'direction',
            'codeStyling',
            'code-variant',
            'analytics',
            'apiView',
          ];
          const others = ['tabs:package-manager', 'recent-searches', 'slash-search', 'reloads'];
          for (const name of [...names, ...others])
            localStorage.setItem(`swatchbook:${name}`, text);
          for (const key of [scrollKey, 'swatchbook.reloads', 'remix-router-transitions'])
            sessionStorage.setItem(key, text);
          for (const product of ['material-ui', 'joy-ui'])
            sessionStorage.setItem(`swatchbook:navigation:${product}`, text);
          document.cookie = `codeVariant=${encodeURIComponent(text)};path=/`;
        },
        [value, SCROLL_KEY] as const,
      );
    }),
  );
});
