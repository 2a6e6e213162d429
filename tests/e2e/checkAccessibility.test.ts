import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkAccessibility, checkColors } from './checkAccessibility.ts';
import { launchBrowser } from './launchBrowser.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage();
});
afterAll(() => browser.close());

const SAMPLE = { rules: ['color-contrast'], demo: 'Sample' };

const VEIL = 'linear-gradient(rgba(255,255,255,.1),rgba(255,255,255,.1))';

describe('contrast is missed in', () => {
  test.each([
    ['pale text', '<p style="color:#bbb">Text</p>'],
    [
      'text over a dark neighbor',
      '<div style="position:relative"><i style="position:absolute;inset:0;background:#222"></i><p style="position:relative">Text</p></div>',
    ],
    [
      'text in the same cell as a dark neighbor',
      '<div style="display:grid"><i style="grid-area:1/1;background:#222"></i><p style="grid-area:1/1">Text</p></div>',
    ],
    [
      'text on a gradient that comes too near',
      '<p style="background:linear-gradient(#fff,#555)">Text</p>',
    ],
    [
      'text on a picture',
      '<p style="background:url(data:image/gif;base64,R0lGODlhAQABAAAAACw=)">Text</p>',
    ],
  ])('%s', async (_, html) => {
    const missed = [expect.stringMatching(/^color-contrast (undecided )?at /)];
    await page.setContent(html);
    expect(await checkAccessibility(page, SAMPLE)).toEqual(missed);
    expect(await checkColors(page, SAMPLE)).toEqual(missed);
    expect(await checkAccessibility(page, { within: 'p', demo: 'Sample' })).toEqual(missed);
  });
});

describe('contrast is not missed in', () => {
  test.each([
    ['dark text', '<p>Text</p>'],
    [
      'text on a gradient of light colors',
      '<p style="background:linear-gradient(#fff,#ddd)">T</p>',
    ],
    [
      'text on a surface with an even veil',
      `<div style="background:${VEIL} #121212"><p style="color:#fff">Text</p></div>`,
    ],
    [
      'text behind something transparent',
      '<div style="position:relative"><p>Text</p><i style="position:absolute;inset:0;border:1px solid"></i></div>',
    ],
    [
      'text for screen readers alone',
      '<p style="position:absolute;overflow:hidden;width:1px;height:1px;color:#bbb"><i>Text</i></p>',
    ],
    ['disabled controls', '<button disabled style="color:#ccc">Text</button>'],
    [
      'words about disabled controls',
      '<input disabled aria-label="A" aria-describedby="a"><p id="a" style="color:#bbb">Text</p>',
    ],
  ])('%s', async (_, html) => {
    await page.setContent(html);
    expect(await checkAccessibility(page, SAMPLE)).toEqual([]);
    expect(await checkColors(page, SAMPLE)).toEqual([]);
  });
});
