import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser, BrowserContext } from 'playwright-core';
import { BUDGETS, MEASURED_PAGES } from '../../scripts/bench/budgets.ts';
import { measureVisit, type LoadCost } from '../../scripts/bench/measureLoad.ts';
import { CLIENT_DIRECTORY } from './builtSite.ts';
import { launchBrowser } from './launchBrowser.ts';
import { waitUntilKept } from './offlineReader.ts';
import { serveDeployments, type DeployedSite } from './offlineSite.ts';

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
