import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CLIENT_DIRECTORY } from './builtSite.ts';
import { launchBrowser } from './launchBrowser.ts';
import { countLoads, openPage, visit, waitForScripts, waitUntilKept } from './offlineReader.ts';
import { serveDeployments, type DeployedSite } from './offlineSite.ts';
import { settle } from './settle.ts';

const INSTALL = '/material-ui/getting-started/installation/';
const USAGE = '/material-ui/getting-started/usage/';
const BUTTON = '/material-ui/react-button/';

let site: DeployedSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveDeployments(CLIENT_DIRECTORY), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
beforeEach(async () => {
  site.override({});
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
});
afterEach(() => context.close());

const readTitle = (target = page): Promise<string | null> => target.locator('h1').textContent();

describe('a page that was read once', () => {
  test('is there after a reload without a network, with its scripts, styles and navigation', async () => {
    await visit(page, site.origin, INSTALL);
    const title = await readTitle();
    const background = (): Promise<string> =>
      page
        .locator('pre')
        .first()
        .evaluate((pre) => getComputedStyle(pre).backgroundColor);
    const styled = await background();
    await context.setOffline(true);
    await page.reload();
    await waitForScripts(page);
    expect(await readTitle()).toBe(title);
    expect(await background()).toBe(styled);
    // The document holds an overview of this group only.
    await page.locator('summary', { hasText: 'Component API' }).click();
    await page.locator('aside a[href="/material-ui/api/button/"]').waitFor();
  });

  test('is there under its deep link in a new tab, with a query, and without its slash', async () => {
    await visit(page, site.origin, INSTALL);
    await page.locator(`aside a[href="${USAGE}"]`).click();
    await page.waitForURL(`**${USAGE}`);
    await waitUntilKept(page, USAGE);
    const title = await readTitle();
    await context.setOffline(true);
    for (const address of [USAGE, `${USAGE}?from=mail`, USAGE.slice(0, -1)]) {
      const tab = await context.newPage();
      await openPage(tab, site.origin + address);
      expect(await readTitle(tab)).toBe(title);
      expect(new URL(tab.url()).pathname).toBe(USAGE);
      await tab.close();
    }
  });

  test('is changed to without a network from another page', async () => {
    await visit(page, site.origin, INSTALL);
    await page.locator(`aside a[href="${USAGE}"]`).click();
    await page.waitForURL(`**${USAGE}`);
    await waitUntilKept(page, USAGE);
    await page.goto(site.origin + INSTALL);
    await waitForScripts(page);
    await context.setOffline(true);
    await page.locator(`aside a[href="${USAGE}"]`).click();
    await page.waitForURL(`**${USAGE}`);
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  });

  test('stands in for a server that fails, and for one that does not answer in two seconds', async () => {
    await visit(page, site.origin, INSTALL);
    const title = await readTitle();
    site.override({ [INSTALL]: { status: 503, type: 'text/plain', body: 'Down' } });
    await page.reload();
    expect(await readTitle()).toBe(title);
    site.override({ [INSTALL]: 'hang' });
    const start = Date.now();
    await page.reload({ waitUntil: 'commit' });
    expect(await readTitle()).toBe(title);
    expect(Date.now() - start).toBeGreaterThan(1900);
  });
});

describe('a page that was never read', () => {
  test('says so without a network, lists what there is, and comes with the network', async () => {
    await visit(page, site.origin, INSTALL);
    await context.setOffline(true);
    await openPage(page, site.origin + BUTTON);
    expect(new URL(page.url()).pathname).toBe(BUTTON);
    await page.getByText(`${BUTTON} is not saved on this device`).waitFor();
    await page.locator(`main a[href="${INSTALL}"]`).waitFor();
    await context.setOffline(false);
    await page.waitForFunction(() => document.title.startsWith('Button'));
  });

  test('is reached by a link with exactly one load of a document', async () => {
    await visit(page, site.origin, INSTALL);
    await page.locator('summary', { hasText: 'Components' }).click();
    await context.setOffline(true);
    const loads = countLoads(page);
    await page.locator(`aside a[href="${BUTTON}"]`).click();
    await page.getByText(`${BUTTON} is not saved on this device`).waitFor();
    await settle(page);
    expect(loads()).toBe(1);
  });

  test('and does not exist is told apart: missing with a network, offline without', async () => {
    await visit(page, site.origin, INSTALL);
    await openPage(page, `${site.origin}/material-ui/react-gone/`);
    expect(await readTitle()).toBe('Page not found');
    await context.setOffline(true);
    await openPage(page, `${site.origin}/material-ui/react-gone/`);
    await page.getByText('/material-ui/react-gone/ is not saved on this device').waitFor();
  });

  test('is told about in place where no worker can help', async () => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    });
    await openPage(page, site.origin + INSTALL);
    await context.setOffline(true);
    await page.locator(`aside a[href="${USAGE}"]`).click();
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForFunction(() => document.title.startsWith('Use Material UI'));
  });
});

describe('no worker', () => {
  test('is registered on another host than the one the site is built for', async () => {
    await openPage(page, site.origin.replace('localhost', '127.0.0.1') + INSTALL);
    await settle(page);
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined();
  });

  test.each([
    ['HTML', { status: 200, type: 'text/html', body: '<p>Home</p>' }],
    ['an error', { status: 500, type: 'text/plain', body: 'Down' }],
  ])('comes from %s in place of the script, and the site goes on', async (_, answer) => {
    site.override({ '/sw.js': answer });
    site.requests.length = 0;
    await openPage(page, site.origin + INSTALL);
    await expect.poll(() => site.requests).toContain('/sw.js');
    await settle(page);
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined();
    await page.locator(`aside a[href="${USAGE}"]`).click();
    await page.waitForURL(`**${USAGE}`);
  });

  test('is missed in a private window: pages change, the settings say why nothing can be saved', async () => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      Reflect.deleteProperty(window, 'caches');
    });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await openPage(page, site.origin + INSTALL);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByText('does not let this site keep pages').waitFor();
    await page.keyboard.press('Escape');
    await page.locator(`aside a[href="${USAGE}"]`).click();
    await page.waitForURL(`**${USAGE}`);
    await openPage(page, `${site.origin}/offline/`);
    await page.getByText('None yet. Every page you read').waitFor();
    expect(errors).toEqual([]);
  });
});

test('the site can be installed: its manifest is good and names pictures that are there', async () => {
  await openPage(page, site.origin + INSTALL);
  const client = await context.newCDPSession(page);
  const { data = '', errors } = await client.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons, screenshots }: Record<string, { src: string; sizes: string }[]> = JSON.parse(data);
  const pictures = [...(icons ?? []), ...(screenshots ?? [])];
  expect(pictures.length).toBeGreaterThan(4);
  for (const { src, sizes } of pictures) {
    const { width, height } = await page.evaluate(async (url) => {
      const image = Object.assign(new Image(), { src: url });
      await image.decode();
      return { width: image.naturalWidth, height: image.naturalHeight };
    }, src);
    if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes);
  }
});
