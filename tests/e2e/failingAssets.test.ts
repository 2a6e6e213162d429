// @module-tag fault
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveBuild, type BuiltSite } from './builtSite.ts';
import { findDemo, moveUntilShown } from './demoPage.ts';
import { launchBrowser } from './launchBrowser.ts';

const PAGES = {
  demos: '/material-ui/react-button/',
  prose: '/material-ui/getting-started/installation/',
  API: '/material-ui/api/button/',
  start: '/',
  search: '/search/',
};
/** So many pages are open at a time. */
const TABS = 4;

let site: BuiltSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([serveBuild(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

declare module 'vitest' {
  interface TaskMeta {
    /** What a test that tries many faults has tried. */
    faults?: readonly { readonly name: string; readonly survived: boolean }[];
  }
}

describe('a script or stylesheet that does not come', () => {
  test.for(Object.entries(PAGES))(
    'leaves the page of %s readable, whichever it is',
    async ([, pathname], { task }) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      const { assets, text } = await listAssets(context, pathname);
      expect(assets.length).toBeGreaterThan(5);
      const waiting = [...assets];
      const lost: string[] = [];
      const work = async (): Promise<void> => {
        for (let asset = waiting.pop(); asset; asset = waiting.pop()) {
          const left = await readWithout(context, pathname, asset);
          if (left.title !== text.title || left.letters < text.letters * 0.99) {
            lost.push(`${asset}: ${JSON.stringify(left)}`);
          }
        }
      };
      await Promise.all(Array.from({ length: TABS }, work));
      task.meta.faults = assets.map((name) => ({
        name,
        survived: !lost.some((line) => line.startsWith(`${name}:`)),
      }));
      expect(lost, `of ${JSON.stringify(text)}`).toEqual([]);
      await context.close();
    },
  );
});

interface PageText {
  readonly title: string | undefined;
  readonly letters: number;
}

/** All that a page asks for until its demos run, and what it says without any of it. */
async function listAssets(
  context: BrowserContext,
  pathname: string,
): Promise<{ assets: readonly string[]; text: PageText }> {
  const page = await context.newPage();
  const assets = new Set<string>();
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (/^\/assets\/.*\.(js|css)$/.test(path)) assets.add(path);
  });
  await open(page, pathname);
  await page.close();
  const still = await context.newPage();
  await still.route('**/assets/*.js', (route) => route.abort());
  await open(still, pathname);
  const text = await readText(still);
  await still.close();
  return { assets: [...assets], text };
}

async function readWithout(
  context: BrowserContext,
  pathname: string,
  asset: string,
): Promise<PageText> {
  const page = await context.newPage();
  await page.route(`**${asset}`, (route) => route.abort());
  await open(page, pathname);
  const text = await readText(page);
  await page.close();
  return text;
}

/** Opens a page as a reader who moves the pointer, and waits until nothing more comes. */
async function open(page: Page, pathname: string): Promise<void> {
  await page.goto(site.origin + pathname, { waitUntil: 'networkidle' });
  await page.mouse.move(5, 5);
  await page.waitForLoadState('networkidle');
}

function readText(page: Page): Promise<PageText> {
  return page.evaluate(() => ({
    title: document.querySelector('h1')?.textContent,
    letters: [...document.querySelectorAll('article .prose, aside nav a')]
      .map((element) => element.textContent.replaceAll(/\s/g, '').length)
      .reduce((sum, letters) => sum + letters, 0),
  }));
}

describe('a demo whose code does not come', () => {
  const CHUNKS = {
    'the demo itself': /\/assets\/BasicButtons-[^/]*\.js$/,
    'what is around all demos': /\/assets\/componentParts-[^/]*\.js$/,
  };

  test.each(Object.entries(CHUNKS))(
    'stays, says so and can be tried again: %s',
    async (_, chunk) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      let blocked = 0;
      await page.route(chunk, (route) => {
        blocked += 1;
        return route.abort();
      });
      await page.goto(site.origin + PAGES.demos);
      const demo = findDemo(page, 'BasicButtons');
      const before = await demo.locator('button').allTextContents();
      // In the demo or after it; the playground above needs the same code, and has a button of its own.
      const retry = demo.locator(
        'xpath=(descendant::button | following::button)[normalize-space()="Try again"][1]',
      );
      await moveUntilShown(page, retry);
      expect(blocked).toBeGreaterThan(0);
      for (const label of before.slice(0, 3)) {
        expect(await demo.locator('button').allTextContents()).toContain(label);
      }
      expect(await demo.locator('pre').count()).toBeGreaterThan(0);
      await page.unroute(chunk);
      await retry.click();
      await demo.locator('[data-running]').waitFor();
      await page.close();
    },
  );
});
