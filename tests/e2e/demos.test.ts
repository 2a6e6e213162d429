import { unzipSync, strFromU8 } from 'fflate';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serveBuild, type BuiltSite } from './builtSite.ts';
import {
  DEMO_PAGE,
  findDemo,
  openPage,
  readClipboard,
  startDemo,
  type OpenPage,
} from './demoPage.ts';
import { launchBrowser } from './launchBrowser.ts';
import { settle } from './settle.ts';

let site: BuiltSite;
let browser: Browser;
let open: OpenPage;
let page: Page;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveBuild(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
beforeEach(async () => {
  open = await openPage(browser, site.origin + DEMO_PAGE);
  page = open.page;
});
afterEach(async () => {
  const { messages } = open;
  await open.close();
  expect(messages).toEqual([]);
});

describe('the language of code', () => {
  test('changes everywhere at once, is kept, and reaches other tabs', async () => {
    const other = await page.context().newPage();
    await other.goto(site.origin + DEMO_PAGE);
    await other.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
    const demo = await startDemo(page, 'CouponField');
    const annotation = demo.getByText('React.ChangeEvent');
    expect(await annotation.isVisible()).toBe(true);
    await demo.getByRole('button', { name: 'JavaScript' }).click();
    expect(await annotation.isVisible()).toBe(false);
    const list = await startDemo(page, 'ParcelList');
    await list.getByRole('button', { name: 'Show code' }).click();
    await list.getByRole('tab', { name: 'ParcelList.js' }).waitFor();
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'codeVariant');
    expect(cookie?.value).toBe('JS');
    expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 31_530_000);
    await other.waitForFunction(() => document.documentElement.dataset.code === 'JS');
  });

  test('leaves the reader where they are', async () => {
    // High enough for the code above to be shown whole.
    await page.setViewportSize({ width: 1280, height: 1300 });
    const above = findDemo(page, 'CouponField');
    await above.getByRole('button', { name: 'Expand code' }).click();
    await above.getByText('interface').waitFor();
    const demo = await startDemo(page, 'ParcelList');
    const button = demo.getByRole('button', { name: 'JavaScript' });
    await button.scrollIntoViewIfNeeded();
    const before = await button.boundingBox();
    const height = await page.evaluate(() => document.body.scrollHeight);
    await button.click();
    await page.waitForFunction((old) => document.body.scrollHeight !== old, height);
    await settle(page);
    expect((await button.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  });

  test('is no choice where both read the same', async () => {
    const demo = findDemo(page, 'OutlinedStage');
    expect(await demo.getByRole('button', { name: 'Expand code' }).count()).toBe(1);
    expect(await demo.getByRole('button', { name: 'JavaScript' }).count()).toBe(0);
  });
});

describe('an address', () => {
  test.each([
    ['#ParcelList', null],
    ['#ParcelList.js', 'ParcelList.js'],
    ['#ParcelList.tsx', 'ParcelList.tsx'],
  ])('that ends in %s shows the demo', async (hash, file) => {
    const linked = await openPage(browser, site.origin + DEMO_PAGE + hash);
    const demo = findDemo(linked.page, 'ParcelList');
    if (file) await demo.getByRole('tab', { name: file, selected: true }).waitFor();
    else expect(await demo.getByRole('tab').count()).toBe(0);
    await linked.page.waitForFunction(
      () => Math.abs(document.getElementById('ParcelList')?.getBoundingClientRect().top ?? 0) < 120,
    );
    expect(await linked.page.context().cookies()).toEqual([]);
    expect(linked.messages).toEqual([]);
    await linked.close();
  });

  test('is followed within the page', async () => {
    await page.evaluate(() => location.assign('#ParcelList.js'));
    await findDemo(page, 'ParcelList').getByRole('tab', { name: 'ParcelList.js' }).waitFor();
  });
});

describe('the toolbar', () => {
  test('is one stop of the Tab key, with arrow keys inside', async () => {
    const demo = await startDemo(page, 'CouponField');
    const focused = (): Promise<string | null> =>
      page.evaluate(() => {
        const element = document.activeElement;
        return element?.getAttribute('aria-label') ?? element?.textContent ?? null;
      });
    await demo.getByRole('button', { name: 'Expand code' }).focus();
    const visited: (string | null)[] = [];
    for (let step = 0; step < 11; step += 1) {
      visited.push(await focused());
      await page.keyboard.press('ArrowRight');
    }
    expect(visited).toEqual([
      'Expand code',
      'TS (TypeScript)',
      'JS (JavaScript)',
      'Inspect the elements',
      'Edit the code',
      'Copy the source',
      'Open in StackBlitz',
      'Open in CodeSandbox',
      'Move focus to the demo',
      'Reset the demo',
      'More actions',
    ]);
    expect(await focused()).toBe('Expand code');
    await page.keyboard.press('End');
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role=toolbar]'))).toBeNull();
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('More actions');
  });

  test.each([
    [320, 800],
    [320, 225],
  ])('offers everything in a window of %i × %i px', async (width, height) => {
    await page.setViewportSize({ width, height });
    const demo = await startDemo(page, 'CouponField');
    const toolbar = demo.getByRole('toolbar');
    const [bar, ...buttons] = await Promise.all(
      [toolbar, ...(await toolbar.getByRole('button').all())].map((each) => each.boundingBox()),
    );
    // One row.
    expect(bar?.height).toBeLessThan(50);
    expect(buttons.every((button) => (button?.height ?? 0) >= 36)).toBe(true);
    await toolbar.getByRole('button', { name: 'More actions' }).click();
    const names = await toolbar
      .getByRole('button')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? each.textContent));
    expect(names).toEqual([
      'Expand code',
      'TS (TypeScript)',
      'JS (JavaScript)',
      'Edit the code',
      'Copy the source',
      'More actions',
      'Inspect the elements',
      'Open in StackBlitz',
      'Open in CodeSandbox',
      'Move focus to the demo',
      'Reset the demo',
      'Download as a project',
      'Copy link to TypeScript source',
      'Copy link to JavaScript source',
    ]);
    await page.getByRole('button', { name: 'Move focus to the demo' }).click();
    expect(
      await page.evaluate(() => document.activeElement?.querySelector('[data-running]')),
    ).not.toBeNull();
    await demo.getByRole('button', { name: 'Expand code' }).click();
    await demo.getByText('interface').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  });

  test('keeps its stop of the Tab key when the window becomes narrow', async () => {
    const demo = await startDemo(page, 'CouponField');
    await demo.getByRole('button', { name: 'Open in StackBlitz' }).focus();
    await page.setViewportSize({ width: 390, height: 800 });
    await expect
      .poll(() => demo.locator('[role="toolbar"] > [tabindex="0"]').first().isVisible())
      .toBe(true);
    await demo.getByRole('button', { name: 'Copy the source' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'More actions',
    );
  });

  test('names its icons to those who point at or move to them', async () => {
    const demo = await startDemo(page, 'CouponField');
    const button = demo.getByRole('button', { name: 'Open in StackBlitz' });
    const readName = (): Promise<string> =>
      button.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(await readName()).toBe('none');
    await button.hover();
    expect(await readName()).toBe('"Open in StackBlitz"');
    await page.mouse.move(1, 1);
    await demo.getByRole('button', { name: 'Copy the source' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await readName()).toBe('"Open in StackBlitz"');
  });

  test('has one button for the whole code, beside those for a part of it', async () => {
    const demo = await startDemo(page, 'CouponField');
    const copies = demo.getByRole('button', { name: /^Copy/ });
    const readNames = (): Promise<(string | null)[]> =>
      copies.evaluateAll((all) => all.map((each) => each.getAttribute('title') ?? each.ariaLabel));
    expect(await readNames()).toEqual(['Copy the source', 'Copy these lines']);
    await demo.getByRole('button', { name: 'Expand code' }).click();
    await demo.getByText('interface').waitFor();
    expect(await readNames()).toEqual(['Copy the source']);
  });

  test('shows the tabs of all files, which arrow keys walk through', async () => {
    const demo = await startDemo(page, 'ParcelList');
    await demo.getByRole('button', { name: 'Show code' }).click();
    await demo.getByRole('tab', { name: 'ParcelList.tsx' }).focus();
    await page.keyboard.press('ArrowRight');
    await demo.getByRole('tab', { name: 'parcels.ts', selected: true }).waitFor();
    await demo.getByText('HX-1042').last().waitFor();
    await demo.getByRole('button', { name: 'Hide code' }).click();
    expect(await demo.getByRole('tab').count()).toBe(0);
  });

  test('copies the source and links to it', async () => {
    const demo = await startDemo(page, 'CouponField');
    await demo.getByRole('button', { name: 'Copy the source' }).click();
    await page.getByRole('status').getByText('Code copied.').waitFor();
    expect(await readClipboard(page)).toBe(
      await readFile('content/experiments/docs/demos/CouponField.tsx', 'utf8'),
    );
    await demo.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('button', { name: 'Copy link to JavaScript source' }).click();
    await page.getByRole('status').getByText('Link copied.').waitFor();
    expect(await readClipboard(page)).toBe(`${site.origin}${DEMO_PAGE}#CouponField.js`);
    await demo.getByRole('button', { name: 'More actions' }).click();
    const source = page.getByRole('link', { name: 'View source in the repository' });
    expect(await source.getAttribute('href')).toMatch(
      /\/blob\/main\/content\/experiments\/docs\/demos\/CouponField\.tsx$/,
    );
  });

  test('moves focus to the demo', async () => {
    const demo = await startDemo(page, 'CouponField');
    await demo.getByRole('button', { name: 'Move focus to the demo' }).click();
    await page.keyboard.press('Tab');
    expect(
      await demo
        .getByRole('textbox', { name: 'Coupon', exact: true })
        .evaluate((field) => field.matches(':focus')),
    ).toBe(true);
  });

  test('starts a demo over', async () => {
    const demo = await startDemo(page, 'CouponField');
    await demo.getByRole('textbox', { name: 'Coupon', exact: true }).fill('spring');
    expect(await demo.getByRole('button', { name: 'Apply' }).isEnabled()).toBe(true);
    await demo.getByRole('button', { name: 'Reset the demo' }).click();
    expect(await demo.getByRole('textbox', { name: 'Coupon', exact: true }).inputValue()).toBe('');
  });

  test('offers a download that unpacks to a project', async () => {
    const demo = await startDemo(page, 'ParcelList');
    await demo.getByRole('button', { name: 'More actions' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as a project' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('ParcelList.zip');
    const files = unzipSync(await readFile(await download.path()));
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['package.json', 'src/Demo.tsx', 'src/parcels.ts']),
    );
    expect(strFromU8(files['src/Demo.tsx'] ?? new Uint8Array())).toBe(
      await readFile('content/experiments/docs/demos/ParcelList.tsx', 'utf8'),
    );
  });

  test.each([
    ['StackBlitz', 'https://stackblitz.com'],
    ['CodeSandbox', 'https://codesandbox.io'],
  ])('opens a demo in %s', async (name, origin) => {
    const posted = new Promise<string>((resolve) => {
      void page.context().route(`${origin}/**`, async (route) => {
        resolve(route.request().postData() ?? '');
        await route.fulfill({ contentType: 'text/html', body: '<title>Editor</title>' });
      });
    });
    const demo = await startDemo(page, 'CouponField');
    await demo.getByRole('button', { name: `Open in ${name}` }).click();
    expect((await posted).length).toBeGreaterThan(500);
  });
});

describe('a demo', () => {
  test('that crashes takes nothing else down and can be started over', async () => {
    const demo = await startDemo(page, 'FragileParcel');
    await demo.getByRole('button', { name: 'Drop the parcel' }).click();
    await demo.getByRole('alert').getByText('The parcel broke.').waitFor();
    const report = await demo.getByRole('link', { name: 'Report it' }).getAttribute('href');
    const { searchParams } = new URL(report ?? '');
    expect(searchParams.get('title')).toBe('[demo] FragileParcel: The parcel broke.');
    expect(searchParams.get('body')).toContain(DEMO_PAGE);
    await demo.getByRole('button', { name: 'Reset the demo' }).first().click();
    expect(await demo.getByRole('button', { name: 'Drop the parcel' }).isVisible()).toBe(true);
    // React reports what a boundary caught.
    expect(open.messages.splice(0).every((message) => /parcel broke/.test(message))).toBe(true);
  });

  test('with a viewport of its own goes by it and follows mode and direction', async () => {
    const demo = await startDemo(page, 'ResponsiveBar');
    const frame = demo.frameLocator('iframe');
    await frame.getByText('Harbor Express').waitFor();
    const bar = await frame.getByRole('banner').boundingBox();
    const stage = await demo.locator('iframe').boundingBox();
    expect(bar?.y).toBe(stage?.y);
    expect(stage?.height).toBe(200);
    await page.evaluate(() => {
      localStorage.setItem('swatchbook:mode', 'dark');
      localStorage.setItem('swatchbook:direction', 'rtl');
      dispatchEvent(new StorageEvent('storage', { key: 'swatchbook:mode' }));
    });
    await frame.locator(':root[data-mode=dark][dir=rtl]').waitFor({ state: 'attached' });
    await page.setViewportSize({ width: 500, height: 900 });
    await frame.getByText('HX', { exact: true }).waitFor();
  });

  test('that is isolated gets no theme but its own', async () => {
    const demo = await startDemo(page, 'OwnTheme');
    const button = demo.getByRole('button', { name: 'Send a parcel' });
    expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      'rgb(109, 46, 140)',
    );
    expect(await button.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('16px');
  });

  test('of the unstyled library is styled as the reader chose last', async () => {
    const demo = await startDemo(page, 'ReadingLight');
    await demo.getByRole('button', { name: 'Styling: MUI System' }).click();
    await page.getByRole('button', { name: 'Plain CSS' }).click();
    await demo.locator('.light-on').waitFor();
    await page.reload();
    const again = findDemo(page, 'ReadingLight');
    await again.scrollIntoViewIfNeeded();
    await again.locator('.light-on').waitFor();
    await again.getByRole('button', { name: 'Styling: Plain CSS' }).click();
    await page.getByRole('button', { name: 'Tailwind CSS' }).click();
    const track = again.locator('.is-on .bg-gray-500');
    await track.waitFor();
    expect(await track.evaluate((element) => getComputedStyle(element).position)).toBe('absolute');
  });

  test('lives without the font stylesheet that its page names, and asks for it once', async () => {
    await page.route('**/fonts.css', (route) => route.fulfill({ status: 404 }));
    await page.route('**/data/pages/experiments/docs/demos.json', async (route) => {
      const response = await route.fetch();
      const data = await response.json();
      await route.fulfill({ response, json: { ...data, lateStylesheets: ['/fonts.css'] } });
    });
    await page.goto(`${site.origin}/experiments/docs/code/`);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
    await page.locator(`nav a[href="${DEMO_PAGE}"]`).first().click();
    const demo = await startDemo(page, 'CouponField');
    await demo.getByRole('textbox').fill('SPRING');
    expect(await page.locator('head link[href="/fonts.css"]').count()).toBe(1);
    expect(open.messages.splice(0)).toContain(`404: ${site.origin}/fonts.css`);
  });

  test('brings the fonts it needs', async () => {
    await startDemo(page, 'IconFont');
    await page.evaluate(() => document.fonts.load("24px 'Material Icons'"));
    expect(await page.evaluate(() => document.fonts.check("24px 'Material Icons'"))).toBe(true);
    const families = await page.evaluate(() => [...document.fonts].map(({ family }) => family));
    expect(families.map((family) => family.replaceAll('"', ''))).toEqual(
      expect.arrayContaining(['Roboto', 'Inter', 'Material Icons']),
    );
  });
});
