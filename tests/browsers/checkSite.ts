import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSiteServer } from '../../src/hosting/createServer.ts';
import { readBuildEnv } from '../../scripts/buildEnv.ts';
import { createSiteRules } from '../../scripts/siteRules.ts';
import { CLIENT_DIRECTORY, serveBuild, type BuiltSite } from '../e2e/builtSite.ts';
import { runServer } from '../e2e/runServer.ts';
import { GOOD_PLACE, readMenuPlace } from '../e2e/menuPlace.ts';
import { isCopyKept } from '../e2e/offlineReader.ts';
import { serveDeployments } from '../e2e/offlineSite.ts';
import { findEngine, type Engine } from '../../scripts/engines.ts';
import { readMachine } from '../../scripts/machine.ts';
import type { Driver } from './driver.ts';
import { click, openPage, pointAt, press, waitForScripts, waitUntil, write } from './reader.ts';

const INSTALL = '/material-ui/getting-started/installation/';
const USAGE = '/material-ui/getting-started/usage/';
const BUTTON = '/material-ui/react-button/';
const DEMOS = '/experiments/docs/demos/';

/** One page of each kind. */
const PAGES = {
  home: '/',
  prose: INSTALL,
  'component with demos': BUTTON,
  API: '/material-ui/api/button/',
  guide: '/material-ui/guides/composition/',
  search: '/search/?q=button',
  'unknown address': '/material-ui/gone/',
  'Joy UI': '/joy-ui/react-button/',
  'MUI X': '/x/react-data-grid/',
  'MUI Base': '/base-ui/react-button/',
  blog: '/blog/',
  'site documentation': '/docs/deploy/',
  experiments: '/experiments/docs/markdown/',
} as const;

/** Holds the built site against an engine: what readers do most, each check written once for all engines. */
export function checkSite(engine: Engine, launch: (command: string) => Promise<Driver>): void {
  const command = findEngine(engine, readMachine());
  describe.skipIf(command === null)(`${engine.name} shows the site:`, () => {
    let site: BuiltSite;
    let driver: Driver;
    beforeAll(async () => {
      [site, driver] = await Promise.all([serveBuild(), launch(command ?? '')]);
    });
    afterAll(async () => {
      await driver.close();
      await site.close();
    });
    beforeEach(async () => {
      await driver.resize(1366, 800);
      await driver.open(`${site.origin}/robots.txt`);
      await driver.evaluate(() => localStorage.clear());
    });
    const open = (pathname: string): Promise<void> => openPage(driver, site.origin + pathname);
    checkReading(() => ({ driver, open }));
    checkMenus(() => ({ driver, open }));
    checkActions(() => ({ driver, open }));
    checkOffline(() => driver);
  });
}

interface Reader {
  readonly driver: Driver;
  /** Opens a page of the site and waits until its scripts run. */
  readonly open: (pathname: string) => Promise<void>;
}

function checkReading(getReader: () => Reader): void {
  test.each(Object.entries(PAGES))('reads a page: %s', async (_, pathname) => {
    const { driver, open } = getReader();
    await open(pathname);
    const [sent, shown] = await driver.evaluate(measureText);
    expect(sent).toBeGreaterThan(0);
    expect(shown).toBeGreaterThanOrEqual(sent);
    expect(await driver.evaluate(() => document.querySelector('h1')?.checkVisibility())).toBe(true);
    expect(
      await driver.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });

  test('changes pages in place, and goes back', async () => {
    const { driver, open } = getReader();
    await open(INSTALL);
    const readTitle = (): Promise<string> => driver.evaluate(() => document.title);
    const title = await readTitle();
    await driver.evaluate(() => document.body.setAttribute('data-same-document', ''));
    await click(driver, { selector: `aside a[href="${USAGE}"]` });
    await waitUntil(driver, (path) => location.pathname === path, USAGE);
    await waitUntil(driver, () => document.activeElement?.tagName === 'H1');
    expect(await readTitle()).not.toBe(title);
    expect(await driver.evaluate(() => 'sameDocument' in document.body.dataset)).toBe(true);
    await driver.evaluate(() => history.back());
    await expect.poll(readTitle).toBe(title);
  });
}

/** How many letters of prose the document brought along, and how many are there now that scripts run. */
async function measureText(): Promise<[sent: number, shown: number]> {
  const answer = await fetch(location.href);
  const sent = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const measure = (from: Document): number => {
    for (const one of from.querySelectorAll('main script, noscript')) one.remove();
    return [...from.querySelectorAll('h1, main .prose, aside nav a')]
      .map(({ textContent }) => textContent.replaceAll(/\s/g, '').length)
      .reduce((sum, letters) => sum + letters, 0);
  };
  return [measure(sent), measure(document)];
}

function checkMenus(getReader: () => Reader): void {
  test.each([
    [390, 'ltr'],
    [390, 'rtl'],
    [1366, 'ltr'],
    [1366, 'rtl'],
  ])('opens menus beside their buttons in a window of %i px, %s', async (width, direction) => {
    const { driver, open } = getReader();
    await driver.resize(width, 700);
    await driver.evaluate(
      (value) => localStorage.setItem('swatchbook:direction', value),
      direction,
    );
    await open(BUTTON);
    expect(await driver.evaluate(() => document.documentElement.dir)).toBe(direction);
    const menus = await driver.evaluate(listMenus);
    expect(menus.length).toBeGreaterThanOrEqual(2);
    for (const id of menus) {
      // Some come with the pointer.
      await pointAt(driver, { selector: `[popovertarget="${id}"]` });
      await click(driver, { selector: `[popovertarget="${id}"]` });
      await waitUntil(driver, (one) => !!document.getElementById(one)?.checkVisibility(), id);
      await expect.poll(() => driver.evaluate(readMenuPlace, id), { message: id }).toBe(GOOD_PLACE);
      await press(driver, 'Escape');
      await waitUntil(driver, (one) => !document.getElementById(one)?.checkVisibility(), id);
    }
  });
}

/** All menus of the app bar that can be reached, and one of a demo. */
function listMenus(): string[] {
  const list = (part: string): string[] =>
    [...document.querySelectorAll(`${part} button[popovertarget][aria-haspopup]`)]
      .filter((button) => button.checkVisibility())
      .map((button) => button.getAttribute('popovertarget') ?? '');
  return [...list('header'), ...list('[role="toolbar"]').slice(0, 1)];
}

function checkActions(getReader: () => Reader): void {
  test('searches by keyboard alone', async () => {
    const { driver, open } = getReader();
    await open('/material-ui/getting-started/');
    await press(driver, 'Control', 'k');
    await write(driver, 'instalation');
    await waitUntil(
      driver,
      (title) => {
        const option = document.querySelector('[role="option"][aria-selected="true"]');
        return option?.textContent.includes(title) ?? false;
      },
      'Install Material UI',
    );
    await press(driver, 'Enter');
    await waitUntil(driver, (path) => location.pathname === path, INSTALL);
    await waitUntil(driver, () => document.querySelector('dialog') === null);
  });

  test('starts a demo, which then answers', async () => {
    const { driver, open } = getReader();
    await open(DEMOS);
    const demo = 'figure[id="CouponField"]';
    // Readers move on: the first of it may come before the demo listens.
    const wander = async (): Promise<boolean> => {
      await pointAt(driver, { selector: demo });
      await pointAt(driver, { selector: `${demo} input` });
      return driver.evaluate((one) => !!document.querySelector(`${one} [data-running]`), demo);
    };
    await expect.poll(wander).toBe(true);
    await click(driver, { selector: `${demo} input` });
    await write(driver, 'abc');
    const readValue = (): Promise<string | undefined> =>
      driver.evaluate(
        (one) => document.querySelector<HTMLInputElement>(`${one} input`)?.value,
        demo,
      );
    // The demo itself writes capital letters.
    await expect.poll(readValue).toBe('ABC');
  });

  test('runs edited code', async () => {
    const { driver } = getReader();
    const rules = createSiteRules(readBuildEnv(process.cwd()));
    // The policy of edited code names the host that the site is built for.
    const site = await runServer(createSiteServer(CLIENT_DIRECTORY, rules), 'localhost');
    await openPage(driver, site.origin + DEMOS);
    const demo = 'figure[id="CouponField"]';
    await click(driver, { selector: `${demo} button`, text: 'Edit the code' });
    await click(driver, { selector: `${demo} [role="textbox"] span`, text: '"Coupon"' }, 2);
    await write(driver, 'Voucher');
    const frame = `${demo} iframe[data-shown="true"]`;
    await waitUntil(driver, (one) => document.querySelector(one) !== null, frame);
    await expect.poll(() => driver.readFrame(frame)).toContain('Voucher');
    await site.close();
  });

  test('keeps the chosen mode', async () => {
    const { driver, open } = getReader();
    const read = (): Promise<(string | undefined)[]> =>
      driver.evaluate(() => [
        document.documentElement.dataset.mode,
        getComputedStyle(document.body).color,
      ]);
    await open(INSTALL);
    await click(driver, { selector: 'button', text: 'Color mode' });
    await waitUntil(driver, () => document.documentElement.dataset.mode === 'light');
    const light = await read();
    await click(driver, { selector: 'button', text: 'Color mode' });
    await waitUntil(driver, () => document.documentElement.dataset.mode === 'dark');
    const dark = await read();
    expect(dark[1]).not.toBe(light[1]);
    await open(INSTALL);
    expect(await read()).toEqual(dark);
  });

  test('keeps the chosen direction', async () => {
    const { driver, open } = getReader();
    await open(INSTALL);
    await click(driver, { selector: 'button', text: 'Settings' });
    await click(driver, { selector: '#_settings label', text: 'Right to left' });
    await waitUntil(driver, () => document.documentElement.dir === 'rtl');
    await open(INSTALL);
    expect(await driver.evaluate(() => document.documentElement.dir)).toBe('rtl');
    const side = '#_side-navigation';
    expect(
      await driver.evaluate((one) => document.querySelector(one)?.getBoundingClientRect().x, side),
    ).toBeGreaterThan(683);
  });

  test('filters the rows of an API page', async () => {
    const { driver, open } = getReader();
    await open(PAGES.API);
    const isShown = (id: string): Promise<boolean | undefined> =>
      driver.evaluate((one) => document.getElementById(one)?.checkVisibility(), id);
    expect(await isShown('button-prop-size')).toBe(true);
    await click(driver, { selector: 'input[type="search"]' });
    await write(driver, 'color');
    await expect.poll(() => isShown('button-prop-size')).toBe(false);
    expect(await isShown('button-prop-color')).toBe(true);
  });
}

function checkOffline(getDriver: () => Driver): void {
  test(
    'shows what was read, and says what was not, when the server is out of reach',
    { tags: ['fault'] },
    async () => {
      const driver = getDriver();
      const site = await serveDeployments(CLIENT_DIRECTORY);
      await openPage(driver, site.origin + INSTALL);
      const title = await driver.evaluate(() => document.querySelector('h1')?.textContent);
      await waitUntil(driver, isCopyKept, INSTALL);
      await site.close();
      await driver.open(site.origin + INSTALL);
      await waitForScripts(driver);
      expect(await driver.evaluate(() => document.querySelector('h1')?.textContent)).toBe(title);
      await driver.open(site.origin + BUTTON);
      await waitUntil(
        driver,
        (text) => document.body.innerText.includes(text),
        `${BUTTON} is not saved on this device`,
      );
    },
  );
}
