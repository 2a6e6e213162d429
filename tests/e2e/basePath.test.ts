import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LANGUAGES, listForeignPrefixes } from '../../src/model/language.ts';
import { startDemo } from './demoPage.ts';
import { launchBrowser } from './launchBrowser.ts';
import { observePage } from './observePage.ts';
import { openPage, visit, waitForScripts } from './offlineReader.ts';
import { startSmallSite, type SmallSite } from './smallSite.ts';

/** A folder that the site has itself, so that nothing can be right by chance. */
const BASE = '/docs';
/** A language that the site does not speak. */
const [FOREIGN = ''] = listForeignPrefixes(LANGUAGES);
const COUNTER = `${BASE}/system/react-counter/`;

let site: SmallSite;
let origin: string;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** What the page said that it should not have. */
let listMessages: () => string[];
/** What was asked of the host beside the site. */
let outside: string[];

beforeAll(async () => {
  [browser, site] = await Promise.all([
    launchBrowser(),
    startSmallSite(`http://localhost:3000${BASE}/`),
  ]);
  ({ origin } = new URL(site.address));
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
  const { messages } = observePage(page);
  // Vite and React each fetch the styles of the first demo that a reader meets.
  listMessages = () => messages.filter((message) => !message.includes('A preload for'));
  outside = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === origin && !url.pathname.startsWith(`${BASE}/`)) outside.push(url.pathname);
  });
});
afterEach(async () => {
  expect(outside).toEqual([]);
  await context.close();
});

/** A document that is loaded anew loses the mark. */
function markDocument(): Promise<void> {
  return page.evaluate(() => void (document.documentElement.dataset.seen = ''));
}

async function expectChanged(address: string, title: string): Promise<void> {
  await page.locator('h1', { hasText: title }).waitFor();
  expect(new URL(page.url()).pathname).toBe(address);
  expect(await page.evaluate(() => document.documentElement.dataset.seen)).toBe('');
}

describe('a site in a folder of its host', () => {
  test('says where it is', () => {
    expect(site.address).toBe(`${origin}${BASE}/`);
  });

  test('changes pages in place, by links of prose, side navigation and shell', async () => {
    await openPage(page, site.address);
    await markDocument();
    await page.getByRole('link', { name: 'about counters' }).click();
    await expectChanged(COUNTER, 'Counter');
    expect(new URL(page.url()).hash).toBe('#press');
    const tree = page.getByRole('navigation', { name: 'Pages' });
    expect(await tree.locator('[aria-current="page"]').textContent()).toBe('Counter');
    await tree.getByRole('link', { name: 'Overview' }).first().click();
    await expectChanged(`${BASE}/system/getting-started/`, 'Overview');
    expect(await tree.locator('[aria-current="page"]').textContent()).toBe('Overview');
    await page.getByRole('link', { name: 'Versions' }).first().click();
    await expectChanged(`${BASE}/versions/`, 'Versions');
    await page.getByRole('link', { name: 'MUI System' }).first().click();
    await expectChanged(`${BASE}/system/getting-started/`, 'Overview');
    await page.goBack();
    await expectChanged(`${BASE}/versions/`, 'Versions');
    expect(listMessages()).toEqual([]);
  });

  test('has its pictures, and a folder of the same name as its own', async () => {
    await openPage(page, `${site.address}docs/deploy/`);
    const picture = page.getByRole('img', { name: 'The mark of the site' });
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
    expect(listMessages()).toEqual([]);
  });

  test('runs demos, in the page, edited and in a frame', async () => {
    await openPage(page, origin + COUNTER);
    const demo = await startDemo(page, 'Counter');
    await demo.getByRole('button', { name: 'Pressed 0 times' }).click();
    await demo.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
    await demo.getByRole('button', { name: 'Edit the code' }).click();
    const code = demo.getByRole('textbox', { name: 'Code of Counter.tsx' });
    await code.getByText('Pressed', { exact: false }).dblclick();
    await page.keyboard.press('Home');
    await page.keyboard.type('Edited, ');
    const edited = demo.frameLocator('iframe[data-shown=true]');
    await edited.getByRole('button', { name: 'Edited, Pressed 0 times' }).waitFor();
    const framed = await startDemo(page, 'FramedCounter');
    const frame = framed.frameLocator('iframe');
    await frame.getByRole('button', { name: 'Pressed 0 times' }).click();
    await frame.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
    expect(listMessages()).toEqual([]);
  });

  test('finds pages and goes to them', async () => {
    await openPage(page, site.address);
    await markDocument();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).fill('counter');
    await page.getByRole('option', { name: /Counter/, selected: true }).waitFor();
    // By keyboard: a pointer would rest on links to pages that this small site does not have.
    await page.keyboard.press('Enter');
    await expectChanged(COUNTER, 'Counter');
    await page.goto(`${site.address}search/?q=counter`);
    const found = page
      .locator('main')
      .getByRole('link', { name: /Counter/ })
      .first();
    expect(new URL((await found.getAttribute('href')) ?? '', origin).pathname).toBe(COUNTER);
    expect(listMessages()).toEqual([]);
  });

  test('shows the API of a package', async () => {
    await openPage(page, `${site.address}system/api/`);
    await markDocument();
    await page.locator('main').getByRole('link', { name: 'Box', exact: true }).click();
    await expectChanged(`${BASE}/system/api/box/`, 'Box');
    await page.locator('#prop-sx, [id*="sx"]').first().waitFor();
    expect(listMessages()).toEqual([]);
  });

  test('says that a page is not there', async () => {
    const answer = await page.goto(`${site.address}system/nothing/`);
    expect(answer?.status()).toBe(404);
    await waitForScripts(page);
    await page.getByText(`${BASE}/system/nothing/`).waitFor();
    const way = page.getByRole('navigation', { name: 'Pages' }).getByRole('link').first();
    expect(await way.getAttribute('href')).toBe(`${BASE}/system/getting-started/`);
  });

  test('leads from addresses that moved, and from languages it does not speak', async () => {
    for (const [from, to] of [
      ['/getting-started/usage/', '/material-ui/getting-started/usage/'],
      [`/${FOREIGN}/system/react-counter/`, '/system/react-counter/'],
      ['/system/react-counter', '/system/react-counter/'],
    ]) {
      const answer = await fetch(`${origin}${BASE}${from}`, { redirect: 'manual' });
      expect(answer.headers.get('location')).toBe(BASE + to);
    }
  });

  test('is read without a network, where it was read before', async () => {
    await visit(page, origin, COUNTER);
    const scope = await page.evaluate(
      async () => (await navigator.serviceWorker.getRegistration())?.scope,
    );
    expect(scope).toBe(site.address);
    await startDemo(page, 'Counter');
    await page.reload();
    await startDemo(page, 'Counter');
    await context.setOffline(true);
    await page.reload();
    await waitForScripts(page);
    await page.locator('h1', { hasText: 'Counter' }).waitFor();
    await page.goto(`${site.address}blog/`);
    await page.getByText('Pages you visited').waitFor();
    await page
      .locator('main')
      .getByRole('link', { name: /Counter/ })
      .click();
    await page.locator('h1', { hasText: 'Counter' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(COUNTER);
  });
});

test('a product of a site in a folder is saved, with pages that were never read', async () => {
  await visit(page, origin, COUNTER);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Save MUI System for offline' }).click();
  await page.getByText(/MUI System is saved: \d+ pages/).waitFor();
  await context.setOffline(true);
  await openPage(page, `${site.address}system/api/box/`);
  await page.locator('h1', { hasText: 'Box' }).waitFor();
  await openPage(page, `${site.address}offline/`);
  const home = `main a[href="${BASE}/system/getting-started/"]`;
  await page.locator(home, { hasText: 'MUI System' }).first().waitFor();
});

describe('the files of a site in a folder', () => {
  const read = (file: string): Promise<string> =>
    readFile(join(site.clientDirectory, file), 'utf8');

  test.each([
    ['docs/sitemap.xml', '<loc>http://localhost:3000/docs/system/react-counter/</loc>'],
    ['docs/robots.txt', 'Disallow: /docs/experiments/'],
    ['docs/robots.txt', 'Sitemap: http://localhost:3000/docs/sitemap.xml'],
    ['docs/opensearch.xml', 'http://localhost:3000/docs/search/?q='],
    ['docs/site.webmanifest', '"start_url": "/docs/"'],
    ['docs/site.webmanifest', '"src": "/docs/icons/icon-192.png"'],
    ['docs/markdown/docs.md', 'http://localhost:3000/docs/docs/deploy/'],
    ['docs/docs/index.html', '<link rel="canonical" href="http://localhost:3000/docs/docs/"'],
    ['_headers', '/docs/assets/*'],
    ['_redirects', `/docs/${FOREIGN}/system/* /docs/system/:splat 301`],
    ['../hosting/nginx.conf', 'rewrite "^/docs/getting-started/usage/?$"'],
  ])('%s names whole addresses', async (file, text) => {
    expect(await read(file)).toContain(text);
  });

  test('no document leads beside it', async () => {
    for (const file of [
      'docs/index.html',
      'docs/404.html',
      'docs/system/react-counter/index.html',
    ]) {
      const links = [...(await read(file)).matchAll(/\s(?:href|src|action)="(\/[^"]*)"/g)];
      expect(links.length).toBeGreaterThan(10);
      for (const [, link] of links) expect(link).toMatch(/^\/docs\//);
    }
  });
});
