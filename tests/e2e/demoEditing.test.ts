import type { Browser, FrameLocator, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serveBuild, type BuiltSite } from './builtSite.ts';
import { DEMO_PAGE, openPage, readClipboard, startDemo, type OpenPage } from './demoPage.ts';
import { launchBrowser } from './launchBrowser.ts';
import { settle } from './settle.ts';

let site: BuiltSite;
let browser: Browser;
let open: OpenPage;
let page: Page;
let demo: Locator;
let editor: Locator;
let live: FrameLocator;

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
  demo = await startDemo(page, 'CouponField');
  editor = demo.getByRole('textbox', { name: 'Code of CouponField.tsx' });
  live = demo.frameLocator('iframe[data-shown=true]');
});
afterEach(async () => {
  const { messages } = open;
  await open.close();
  expect(messages).toEqual([]);
});

/** Replaces a piece of the code as a reader would: select it, type over it. */
async function replaceCode(from: string, to: string): Promise<void> {
  await editor.getByText(from, { exact: true }).dblclick();
  await page.keyboard.type(to);
}

async function startEditing(): Promise<void> {
  await demo.getByRole('button', { name: 'Edit the code' }).click();
  await editor.waitFor();
}

describe('editing a demo', () => {
  test('keeps the running demo until the first edit, then shows the edited one', async () => {
    await demo.getByRole('textbox', { name: 'Coupon', exact: true }).fill('abc');
    await startEditing();
    expect(await demo.getByRole('textbox', { name: 'Coupon', exact: true }).inputValue()).toBe(
      'ABC',
    );
    expect(await demo.locator('iframe').count()).toBe(0);
    expect(await page.locator(':root[data-editing]').count()).toBe(0);
    await replaceCode('Apply', 'Redeem');
    await live.getByRole('button', { name: 'Redeem' }).waitFor();
    expect(await demo.getByRole('button', { name: 'Apply' }).isVisible()).toBe(false);
    expect(await page.locator(':root[data-editing]').count()).toBe(1);
    await live.getByRole('textbox', { name: 'Coupon', exact: true }).fill('spring');
    expect(await live.getByRole('button', { name: 'Redeem' }).isEnabled()).toBe(true);
  });

  test('looks as before: same place, same theme', async () => {
    const measure = async (field: Locator): Promise<number> => {
      const [outer, inner] = await Promise.all([demo.boundingBox(), field.boundingBox()]);
      return (inner?.y ?? 0) - (outer?.y ?? 0);
    };
    const before = await measure(demo.getByRole('textbox', { name: 'Coupon', exact: true }));
    const color = (element: Locator): Promise<string> =>
      element.evaluate((node) => getComputedStyle(node).backgroundColor);
    const gray = await color(demo.getByRole('button', { name: 'Apply' }));
    await startEditing();
    await replaceCode('Apply', 'Check');
    const button = live.getByRole('button', { name: 'Check' });
    await button.waitFor();
    const field = live.getByRole('textbox', { name: 'Coupon', exact: true });
    await expect.poll(() => measure(field)).toBeCloseTo(before, 0);
    await expect.poll(() => color(button)).toBe(gray);
  });

  test('evaluates code in a frame without origin, while the page stays strict', async () => {
    await startEditing();
    await replaceCode('Apply', 'Now');
    await live.getByRole('button', { name: 'Now' }).waitFor();
    const frame = page.frames().find((candidate) => candidate.url().endsWith('/live/'));
    expect(await frame?.evaluate(() => self.origin)).toBe('null');
    /** Tries to run a text; scripts that a test runs itself are exempt from the policy. */
    const tryText = (target: Pick<Page, 'evaluate'>): Promise<string> =>
      target.evaluate(
        () =>
          new Promise<string>((resolve) => {
            try {
              setTimeout('window.fromText = true');
              setInterval(() => 'fromText' in window && resolve('ran'), 10);
            } catch {
              // Trusted types refuse at once what the policy for scripts would refuse later.
              resolve('refused');
            }
          }),
      );
    expect(await tryText(page)).toBe('refused');
    open.messages.length = 0;
    expect(frame && (await tryText(frame))).toBe('ran');
  });

  test('keeps the font of the demo, however late it comes', async () => {
    const width = (button: Locator): Promise<number | undefined> =>
      button.boundingBox().then((box) => box?.width);
    const before = await width(demo.getByRole('button', { name: 'Apply' }));
    let letFontsCome = (): void => undefined;
    const isShown = new Promise<void>((resolve) => (letFontsCome = resolve));
    await page.route('**/roboto*', async (route) => {
      await isShown;
      await route.continue();
    });
    await startEditing();
    await editor.press('ControlOrMeta+End');
    await page.keyboard.type(' ');
    const button = live.getByRole('button', { name: 'Apply' });
    await button.waitFor();
    await expect.poll(() => width(button)).not.toBe(before);
    letFontsCome();
    await expect.poll(() => width(button)).toBe(before);
  });

  test('numbers the lines and marks the one that fails, until the demo is reset', async () => {
    await startEditing();
    expect(await demo.locator('.cm-lineNumbers').getByText('1', { exact: true }).count()).toBe(1);
    await editor.press('ControlOrMeta+End');
    await page.keyboard.type('\nboom();');
    const marked = editor.locator('.cm-errorLine');
    await marked.getByText('boom();').waitFor();
    await demo
      .getByRole('status')
      .getByText(/^Line \d+: ReferenceError: boom/)
      .waitFor();
    await editor.press('ControlOrMeta+Home');
    await page.keyboard.type('x(');
    await demo
      .getByRole('status')
      .getByText(/^Line 1: SyntaxError/)
      .waitFor();
    expect(await marked.textContent()).toMatch(/^x\(/);
    await demo.getByRole('button', { name: 'Reset the demo' }).click();
    await demo.getByRole('status').getByText('The demo was reset.').waitFor();
    expect(await marked.count()).toBe(0);
  });

  test('tells errors after a moment and keeps what worked', async () => {
    await startEditing();
    await replaceCode('Apply', 'Save');
    await live.getByRole('button', { name: 'Save' }).waitFor();
    await editor.press('ControlOrMeta+End');
    await page.keyboard.type('boom();');
    await demo.getByRole('status').getByText('ReferenceError: boom is not defined').waitFor();
    expect(await live.getByRole('button', { name: 'Save' }).isVisible()).toBe(true);
    for (const _ of 'boom();') await page.keyboard.press('Backspace');
    await page.waitForFunction(
      () => document.querySelector('#CouponField [role=status]')?.textContent === '',
    );
  });

  test.each([
    ['at once', 'while (true);'],
    ['behind a catch', 'for (;;) try { JSON.parse("") } catch { continue; }'],
  ])('tells of a loop that never ends %s, and stops it', { tags: ['fault'] }, async (_, loop) => {
    await startEditing();
    await replaceCode('Apply', 'Save');
    await live.getByRole('button', { name: 'Save' }).waitFor();
    await editor.press('ControlOrMeta+End');
    await page.keyboard.insertText(loop);
    await demo.getByRole('status').getByText('A loop ran for two seconds').waitFor();
    expect(await live.getByRole('button', { name: 'Save' }).isVisible()).toBe(true);
    await editor.press('ControlOrMeta+z');
    await page.waitForFunction(
      () => document.querySelector('#CouponField [role=status]')?.textContent === '',
    );
  });

  test('gives edited code no way to other computers', { tags: ['fault'] }, async () => {
    await startEditing();
    await replaceCode('Apply', 'Now');
    await live.getByRole('button', { name: 'Now' }).waitFor();
    const frame = page.frames().find((candidate) => candidate.url().endsWith('/live/'));
    const ways = await frame?.evaluate(() =>
      ['RTCPeerConnection', 'webkitRTCPeerConnection'].filter((name) => name in window),
    );
    expect(ways).toEqual([]);
  });

  test('that fails at once leaves the running demo in place', async () => {
    await startEditing();
    await editor.press('ControlOrMeta+Home');
    await page.keyboard.type('x(');
    await demo.getByRole('status').getByText('SyntaxError').waitFor();
    expect(await demo.getByRole('button', { name: 'Apply' }).isVisible()).toBe(true);
  });

  test('offers what the demo imports and nothing else', async () => {
    await startEditing();
    await editor.press('ControlOrMeta+Home');
    await page.keyboard.type("import Box from '@mui/material/Box';\nBox;\n");
    await demo
      .getByRole('status')
      .getByText(
        'This demo does not import "@mui/material/Box". Available here: react, @mui/material/Button, @mui/material/Stack, @mui/material/TextField.',
      )
      .waitFor();
  });

  test('can be taken back, and that too', async () => {
    await startEditing();
    await replaceCode('Apply', 'Redeem');
    await live.getByRole('button', { name: 'Redeem' }).waitFor();
    await demo.getByRole('button', { name: 'Reset the demo' }).click();
    await demo.getByRole('button', { name: 'Apply' }).waitFor();
    expect(await demo.locator('iframe').count()).toBe(0);
    expect(await editor.getByText('Redeem').count()).toBe(0);
    expect(await page.locator(':root[data-editing]').count()).toBe(0);
    await demo.getByRole('button', { name: 'Undo reset' }).click();
    await live.getByRole('button', { name: 'Redeem' }).waitFor();
    expect(await editor.getByText('Redeem').count()).toBe(1);
  });

  test('changes what is copied', async () => {
    await startEditing();
    await replaceCode('Apply', 'Redeem');
    await demo.getByRole('button', { name: 'Copy the source' }).click();
    await page.getByRole('status').getByText('Code copied.').waitFor();
    expect(await readClipboard(page)).toContain('        Redeem\n');
  });

  test('starts with a click into the code and leaves with Escape and Tab', async () => {
    await demo.getByRole('button', { name: 'Expand code' }).click();
    await demo.locator('pre:visible').getByText('setCoupon').first().click();
    await editor.waitFor();
    const focused = (): Promise<boolean> =>
      editor.evaluate((element) => element === document.activeElement);
    expect(await focused()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await focused()).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe(false);
  });

  test('starts with Enter on the code', async () => {
    await demo.getByRole('button', { name: 'Expand code' }).click();
    await demo.locator('pre:visible').focus();
    await page.keyboard.press('Enter');
    await editor.waitFor();
  });

  test('follows mode and direction', async () => {
    await startEditing();
    await replaceCode('Apply', 'Redeem');
    await live.getByRole('button', { name: 'Redeem' }).waitFor();
    await page.evaluate(() => {
      localStorage.setItem('swatchbook:mode', 'dark');
      localStorage.setItem('swatchbook:direction', 'rtl');
      dispatchEvent(new StorageEvent('storage', { key: 'swatchbook:mode' }));
    });
    await live.locator(':root[data-mode=dark][dir=rtl]').waitFor({ state: 'attached' });
  });
});

test('a demo that must not be edited is not', async () => {
  const fixed = await startDemo(page, 'FixedCode');
  await fixed.getByRole('button', { name: 'Expand code' }).click();
  await fixed.locator('pre:visible').click();
  await settle(page);
  expect(await fixed.getByRole('textbox').count()).toBe(0);
  expect(await fixed.getByRole('button', { name: 'Edit the code' }).count()).toBe(0);
});
