import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { findBrowser } from '../../scripts/findBrowser.ts';
import { serveBuild, type BuiltSite } from './builtSite.ts';
import { DEMO_PAGE, openPage, startDemo } from './demoPage.ts';
import { launchBrowser, THREADED_FRAMES } from './launchBrowser.ts';

/** No loop that could end itself: the time this takes doubles with each letter. */
const ENDLESS = `/^(a+)+$/.test('a'.repeat(60) + 'b');`;

let site: BuiltSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    serveBuild(),
    launchBrowser(findBrowser(), THREADED_FRAMES),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

test(
  'the reader is told of edited code that never answers, stops it, and edits on',
  { tags: ['fault'] },
  async () => {
    const { page, close } = await openPage(browser, site.origin + DEMO_PAGE);
    const demo = await startDemo(page, 'CouponField');
    await demo.getByRole('button', { name: 'Edit the code' }).click();
    const editor = demo.getByRole('textbox', { name: 'Code of CouponField.tsx' });
    await editor.press('ControlOrMeta+End');
    await page.keyboard.insertText(ENDLESS);
    await demo.getByText('The edited demo does not answer any more.').waitFor();
    await demo.getByRole('button', { name: 'Stop it' }).click();
    await demo.getByText('The edited demo was stopped.').waitFor();
    expect(await demo.locator('iframe').count()).toBe(0);
    await editor.press('ControlOrMeta+End');
    for (const _ of ENDLESS) await page.keyboard.press('Backspace');
    await page.keyboard.insertText('// Changed');
    await demo
      .frameLocator('iframe[data-shown=true]')
      .getByRole('button', { name: 'Apply' })
      .waitFor();
    await close();
  },
);
