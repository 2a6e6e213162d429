import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serveBuild, type BuiltSite } from './builtSite.ts';
import { DEMO_PAGE, findDemo, moveUntilShown } from './demoPage.ts';
import { launchBrowser } from './launchBrowser.ts';
import { observePage } from './observePage.ts';
import { settle } from './settle.ts';

let site: BuiltSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let messages: string[];
/** Lets the scripts that were held back load. */
let release: () => void;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveBuild(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
  ({ messages } = observePage(page));
});
afterEach(() => context.close());

/** Opens the page while scripts that match are held back. */
async function openHeldBack(scripts: RegExp, hash = ''): Promise<void> {
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(site.origin + DEMO_PAGE + hash, { waitUntil: 'commit' });
}

describe.each([
  ['the demo has loaded', /assets\/EarlyForm-/],
  ['any script of the page has loaded', /assets\/.*\.js/],
])('what a reader does before %s', (_, scripts) => {
  test('is not lost', async () => {
    await openHeldBack(scripts);
    const demo = findDemo(page, 'EarlyForm');
    await demo.scrollIntoViewIfNeeded();
    await demo.getByRole('textbox', { name: 'Name' }).pressSequentially('Ada');
    await demo.getByRole('textbox', { name: 'Street' }).pressSequentially('Quay 7');
    await demo.getByRole('checkbox').click();
    await demo.getByRole('button', { name: 'Add a stop' }).click();
    await demo.getByRole('button', { name: 'Add a stop' }).click();
    expect(await demo.locator('[data-running]').count()).toBe(0);
    release();
    await demo.locator('[data-running]').waitFor();
    await demo.getByRole('button', { name: '3 stops' }).waitFor();
    expect(await demo.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Ada');
    expect(await demo.getByRole('textbox', { name: 'Street' }).inputValue()).toBe('Quay 7');
    await demo.getByText('6 characters').waitFor();
    await demo.getByText('Express, tomorrow', { exact: true }).waitFor();
    expect(await demo.getByRole('checkbox').isChecked()).toBe(true);
    expect(messages).toEqual([]);
  });

  test('on a label counts once', async () => {
    await openHeldBack(scripts);
    const demo = findDemo(page, 'EarlyForm');
    await demo.scrollIntoViewIfNeeded();
    await demo.getByText('Express', { exact: true }).click();
    release();
    await demo.getByText('Express, tomorrow', { exact: true }).waitFor();
    expect(await demo.getByRole('checkbox').isChecked()).toBe(true);
  });
});

test('a demo runs for a reader who was scrolled to it before any script had loaded', async () => {
  // What Playwright does on a page would count as a deed of the reader.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'userActivation', { value: undefined }),
  );
  await openHeldBack(/assets\/.*\.js/, '#EarlyForm');
  await page.waitForFunction(() => scrollY > 0);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  release();
  await findDemo(page, 'EarlyForm').locator('[data-running]').waitFor();
  expect(messages).toEqual([]);
});

test('a demo whose code does not come stays as it is, and is tried again when touched', async () => {
  let isOffline = true;
  await page.route(/assets\/EarlyForm-/, (route) => (isOffline ? route.abort() : route.continue()));
  await page.goto(site.origin + DEMO_PAGE, { waitUntil: 'load' });
  const demo = findDemo(page, 'EarlyForm');
  await demo.scrollIntoViewIfNeeded();
  await Promise.all([page.waitForEvent('requestfailed'), page.mouse.move(1, 1)]);
  await settle(page);
  expect(await demo.getByRole('button', { name: 'Add a stop' }).isVisible()).toBe(true);
  isOffline = false;
  await demo.getByRole('button', { name: 'Add a stop' }).click();
  await demo.locator('[data-running]').waitFor();
});

test('demos of a page that the reader is leaving do not start, those of the next one do', async () => {
  const next = '/material-ui/react-button/';
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(`**/data/pages${next.slice(0, -1)}.json`, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(`${site.origin}/material-ui/react-chip/`);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  // Without pointing at it, which would start the demos.
  await page.locator(`aside a[href="${next}"]`).dispatchEvent('click', { button: 0 });
  const code = page.waitForResponse(/\/assets\/.*Chip.*\.js/);
  await page.mouse.move(600, 500);
  await code;
  await settle(page);
  expect(await page.locator('[data-running]').count()).toBe(0);
  arrive();
  await page.waitForURL(`**${next}`);
  await moveUntilShown(page, page.locator('[data-running] .MuiButton-root').first());
  expect(messages).toEqual([]);
});
