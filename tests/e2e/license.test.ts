import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLIENT_DIRECTORY, listBuiltPages, serveBuild, type BuiltSite } from './builtSite.ts';
import { openPage, startDemo } from './demoPage.ts';
import { launchBrowser } from './launchBrowser.ts';
import { listPageDemos, readDemoCode } from './pageDemos.ts';

/** The page that shows a component of each commercial plan. */
const PAGE = '/x/introduction/licensing/';

/** What commercial components show without a key. */
const WATERMARK = 'MUI X Missing license key';

let site: BuiltSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveBuild(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

test.each([
  ['Pro', 'PinnedBookings', 'grid', 'Bookings with pinned columns'],
  ['Premium', 'GroupedBookings', 'treegrid', 'Bookings by room'],
] as const)('a %s grid runs, with the watermark that the page explains', async (...row) => {
  const [, name, role, label] = row;
  const { page, close } = await openPage(browser, site.origin + PAGE);
  const demo = await startDemo(page, name);
  await demo.getByRole(role, { name: label }).waitFor();
  expect(await demo.getByText(WATERMARK).count()).toBe(1);
  const explanation = page.locator('p', { hasText: 'built without one' });
  expect(await explanation.textContent()).toContain(WATERMARK);
  await close();
});

test('commercial code is in no script of other pages', async () => {
  const assets = join(CLIENT_DIRECTORY, 'assets');
  const scripts = (await readdir(assets)).filter((file) => file.endsWith('.js'));
  const read = async (script: string) => [script, await readFile(join(assets, script), 'utf8')];
  const commercial = (await Promise.all(scripts.map(read)))
    .filter(([, text]) => text?.includes(WATERMARK))
    .map(([script = '']) => script);
  expect(commercial.length).toBeGreaterThan(0);
  const pages = await Promise.all(
    (await listBuiltPages()).map(async (pathname) => {
      const html = await readFile(join(CLIENT_DIRECTORY, pathname, 'index.html'), 'utf8');
      return commercial.some((script) => html.includes(script)) ? [pathname] : [];
    }),
  );
  expect(pages.flat().sort()).toEqual(await listCommercialPages());
});

const COMMERCIAL_PACKAGE = /@mui\/x-[a-z-]+-(?:pro|premium)['&/]/;

/** Pages with a demo that imports a package of a commercial plan. */
async function listCommercialPages(): Promise<string[]> {
  const pages = await Promise.all(
    (await listPageDemos()).map(async ({ pathname, demos }) => {
      const codes = demos.length > 0 ? await readDemoCode(pathname) : [];
      return COMMERCIAL_PACKAGE.test(JSON.stringify(codes)) ? [pathname] : [];
    }),
  );
  expect(pages.flat()).toContain(PAGE);
  return pages.flat().sort();
}
