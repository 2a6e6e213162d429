import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser, BrowserContext } from 'playwright-core';
import {
  BUDGETS,
  MEASURED_PAGES,
  SCRIPTS_BESIDE_DEMOS,
  SEARCH_BUDGET,
} from '../../scripts/bench/budgets.ts';
import { measureFirstResults } from '../../scripts/bench/measureFirstResults.ts';
import { measureVisit, type LoadCost } from '../../scripts/bench/measureLoad.ts';
import type { DemoCode } from '../../src/model/pageData.ts';
import { formatDemoCodeUrl } from '../../src/model/pageFiles.ts';
import { CLIENT_DIRECTORY } from './builtSite.ts';
import { launchBrowser } from './launchBrowser.ts';
import { openPage, waitUntilKept } from './offlineReader.ts';
import { serveDeployments, type DeployedSite } from './offlineSite.ts';
import { listDemoScripts, listPageDemos } from './pageDemos.ts';

const CONDITIONS = { cpuSlowdown: 1, megabitsPerSecond: null };
const PAGES = [
  ['prose', MEASURED_PAGES.prose],
  ['demos', MEASURED_PAGES.demos],
  ['demos', '/'],
] as const;

// The host the build is made for: elsewhere no worker comes, and what brings it would not be counted.
let site: DeployedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveDeployments(CLIENT_DIRECTORY), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

describe.each(PAGES)('byte budgets of a page of %s, %s,', (kind, pathname) => {
  let context: BrowserContext;
  const measure = (): Promise<LoadCost> =>
    measureVisit(context, site.origin + pathname, CONDITIONS);

  beforeAll(async () => {
    context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  });
  afterAll(() => context.close());

  test('hold on a first visit, to the point where the worker is asked for', async () => {
    site.requests.length = 0;
    const cost = await measure();
    await expect.poll(() => site.requests).toContain('/sw.js');
    expectWithin(cost, kind);
  });

  test('hold on the next visit, on which the worker answers', async () => {
    const page = await context.newPage();
    await page.goto(site.origin + pathname);
    await waitUntilKept(page, pathname);
    expectWithin(await measure(), kind);
  });
});

function expectWithin(cost: LoadCost, kind: (typeof PAGES)[number][0]): void {
  const budget = BUDGETS[kind];
  expect(cost.scriptBytes).toBeGreaterThan(50_000);
  expect(cost.scriptBytes).toBeLessThanOrEqual(budget.scriptBytes);
  expect(cost.htmlBytes).toBeGreaterThan(1_000);
  expect(cost.htmlBytes).toBeLessThanOrEqual(budget.htmlBytes);
  expect(cost.styleBytes).toBeGreaterThan(1_000);
  expect(cost.styleBytes).toBeLessThanOrEqual(budget.styleBytes);
  expect(cost.requests).toBeLessThanOrEqual(budget.requests);
  expect(cost.elements).toBeLessThanOrEqual(budget.elements);
  expect(cost.layoutShift).toBe(0);
}

test('first results of search stay within their bytes, while the worker comes and when it is there', async () => {
  const measure = async (isKept: boolean): Promise<number> => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    site.requests.length = 0;
    await openPage(page, site.origin + MEASURED_PAGES.prose);
    // What an idle page loads by itself has come.
    await expect.poll(() => site.requests).toContain('/sw.js');
    if (isKept) await waitUntilKept(page, MEASURED_PAGES.prose);
    const bytes = await measureFirstResults(page);
    await context.close();
    return bytes;
  };
  const bytes = await measure(false);
  expect(bytes).toBeGreaterThan(30_000);
  expect(bytes).toBeLessThanOrEqual(SEARCH_BUDGET.firstBytes);
  // What the worker fetches to answer the page is counted once.
  expect(await measure(true)).toBe(bytes);
});

test('ten demos load at most twenty scripts', async () => {
  const pages = (await listPageDemos()).filter(({ demos }) => demos.length >= 10);
  expect(pages.length).toBeGreaterThanOrEqual(5);
  for (const page of pages) {
    const scripts = await listDemoScripts(page);
    expect(scripts.length, page.pathname).toBeGreaterThan(page.demos.length);
    expect(scripts.length, page.pathname).toBeLessThanOrEqual(
      page.demos.length + SCRIPTS_BESIDE_DEMOS,
    );
  }
});

test('demos load no library but those they import, and what these are built on', async () => {
  const pages = (await listPageDemos()).filter(({ demos }) => demos.length > 0);
  const strangers = await Promise.all(
    pages.map(async ({ pathname, demos }) => {
      const codes = await readDemoCode(pathname);
      return demos.flatMap(({ name, renditions }) =>
        renditions.flatMap(({ styling, preload }) => {
          const code = codes
            .find((demo) => demo.name === name)
            ?.renditions.find((rendition) => rendition.styling === styling);
          const wanted = listFoundations(Object.keys(code?.dependencies ?? {}));
          const loaded = preload.flatMap((script) => findLibrary(script) ?? []);
          const others = loaded.filter((library) => !wanted.has(library));
          return others.length > 0 ? [`${pathname}#${name} loads ${others.join(', ')}`] : [];
        }),
      );
    }),
  );
  expect(strangers.flat()).toEqual([]);
});

/** The library that a script is a part of: `/assets/joy-B1c2.js` → `@mui/joy`. */
function findLibrary(script: string): string | undefined {
  const [, name = ''] = /\/([a-z-]+?)-[\w-]{8}\.js$/.exec(script) ?? [];
  if (name === 'toolpad') return '@toolpad/core';
  const [family] = /^(?:base|joy|material|x-(?!internals)[a-z-]+)/.exec(name) ?? [];
  return family && `@mui/${family}`;
}

/** Packages with all they depend on. */
function listFoundations(packages: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (name: string): void => {
    const file = join('node_modules', name, 'package.json');
    if (found.has(name) || !existsSync(file)) return;
    found.add(name);
    const { dependencies, peerDependencies } = JSON.parse(readFileSync(file, 'utf8'));
    for (const each of Object.keys({ ...dependencies, ...peerDependencies })) add(each);
  };
  for (const name of packages) add(name);
  return found;
}

async function readDemoCode(pathname: string): Promise<readonly DemoCode[]> {
  return JSON.parse(await readFile(join(CLIENT_DIRECTORY, formatDemoCodeUrl(pathname)), 'utf8'));
}
