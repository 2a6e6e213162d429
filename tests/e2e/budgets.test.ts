import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { BUDGETS, MEASURED_PAGES, SCRIPTS_BESIDE_DEMOS } from '../../scripts/bench/budgets.ts';
import { measureLoad } from '../../scripts/bench/measureLoad.ts';
import { serveBuild, type BuiltSite } from './builtSite.ts';
import { launchBrowser } from './launchBrowser.ts';
import { listDemoScripts, listPageDemos } from './pageDemos.ts';

let site: BuiltSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveBuild(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

describe('byte budgets', () => {
  test.each(['prose', 'demos'] as const)('hold for the page of %s', async (kind) => {
    const cost = await measureLoad(browser, site.origin + MEASURED_PAGES[kind], {
      cpuSlowdown: 1,
      megabitsPerSecond: null,
    });
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
  });
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
