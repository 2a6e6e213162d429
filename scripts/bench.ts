import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { CLIENT_DIRECTORY, listBuiltPages } from '../tests/e2e/builtSite.ts';
import { launchBrowser } from '../tests/e2e/launchBrowser.ts';
import { serveDeployments } from '../tests/e2e/offlineSite.ts';
import { listPageDemos } from '../tests/e2e/pageDemos.ts';
import { benchSearch } from './bench/benchSearch.ts';
import { BUDGETS, BUILD_MS_PER_DEMO, BUILD_MS_PER_PAGE, MEASURED_PAGES } from './bench/budgets.ts';
import { formatBench, type BenchRow } from './bench/formatBench.ts';
import { measureChange, measureMedian } from './bench/measureChange.ts';
import { measureGrowth } from './bench/measureGrowth.ts';
import { measureLoad } from './bench/measureLoad.ts';
import { readBuildEnv } from './buildEnv.ts';
import { buildSite } from './buildSite.ts';

const SLOW = { cpuSlowdown: 4, megabitsPerSecond: 10 };
const FAST = { cpuSlowdown: 1, megabitsPerSecond: null };
const RUNS = 3;

/**
 * `npm run bench`: builds, measures, prints every figure beside its budget and keeps them as JSON.
 * `npm run bench -- growth` also builds a copy with 600 more demos, which takes minutes.
 */
export async function run(args: readonly string[]): Promise<void> {
  const root = process.cwd();
  const start = performance.now();
  await buildSite(root, readBuildEnv(root));
  const buildMs = performance.now() - start;
  const pages = await listBuiltPages();
  // Readers have the worker, so it counts.
  const site = await serveDeployments(CLIENT_DIRECTORY);
  const browser = await launchBrowser();
  const rows: BenchRow[] = [
    {
      page: 'build',
      measure: 'ms a page',
      value: buildMs / pages.length,
      budget: BUILD_MS_PER_PAGE,
    },
    {
      page: 'build',
      measure: 'ms a demo',
      value: buildMs / (await countDemos()),
      budget: BUILD_MS_PER_DEMO,
    },
    ...(await measurePage(browser, site.origin, 'prose')),
    ...(await measurePage(browser, site.origin, 'demos')),
    ...(await benchSearch(browser, site.origin)),
    ...(args.includes('growth') ? await measureGrowth(browser, buildMs) : []),
  ];
  await browser.close();
  await site.close();
  console.log(formatBench(rows));
  await mkdir('bench', { recursive: true });
  await writeFile(
    'bench/results.json',
    `${JSON.stringify({ pages: pages.length, rows }, null, 2)}\n`,
  );
}

async function countDemos(): Promise<number> {
  const pages = await listPageDemos();
  return pages.reduce((sum, { demos }) => sum + demos.length, 0);
}

async function measurePage(
  browser: Browser,
  origin: string,
  kind: keyof typeof BUDGETS,
): Promise<BenchRow[]> {
  const url = origin + MEASURED_PAGES[kind];
  const budget = BUDGETS[kind];
  const cost = await measureLoad(browser, url, SLOW);
  // From the page before to the measured page, both in the same navigation group.
  const from =
    origin +
    (kind === 'demos' ? '/material-ui/react-select/' : '/material-ui/getting-started/usage/');
  const change = (conditions: typeof SLOW | typeof FAST): Promise<number> =>
    measureMedian(RUNS, () => measureChange(browser, from, MEASURED_PAGES[kind], conditions));
  const row = (measure: string, value: number, limit: number): BenchRow => ({
    page: MEASURED_PAGES[kind],
    measure,
    value,
    budget: limit,
  });
  return [
    row('JavaScript, bytes', cost.scriptBytes, budget.scriptBytes),
    row('HTML, bytes', cost.htmlBytes, budget.htmlBytes),
    row('CSS and fonts, bytes', cost.styleBytes, budget.styleBytes),
    row('requests', cost.requests, budget.requests),
    row('elements', cost.elements, budget.elements),
    row('blocking time, ms (4x CPU)', cost.blockingMs, budget.blockingMs),
    row('largest paint, ms (4x CPU)', cost.paintMs, budget.paintMs),
    row('layout shift', cost.layoutShift, 0),
    row('page change, ms (4x CPU)', await change(SLOW), budget.changeSlowMs),
    row('page change, ms', await change(FAST), budget.changeFastMs),
  ];
}
