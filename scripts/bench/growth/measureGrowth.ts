import type { Browser } from 'playwright-core';
import { listContent } from '../../../src/source/listContent.ts';
import { serveDeployments } from '../../../tests/e2e/offlineSite.ts';
import { listDemoScripts, listPageDemos } from '../../../tests/e2e/pageDemos.ts';
import { measureOpening } from '../benchSearch.ts';
import {
  BUDGETS,
  BUILD_MEGABYTES,
  BUILD_MS_PER_PAGE,
  GROWTH_TOLERANCE,
  MEASURED_PAGES,
  SCRIPTS_BESIDE_DEMOS,
} from '../budgets.ts';
import type { BenchRow } from '../formatBench.ts';
import { measureLoad, type LoadCost } from '../measureLoad.ts';
import { buildGrown } from './buildGrown.ts';
import { formatDemoAddress, type Further } from './syntheticContent.ts';
import { DEMOS_PER_PAGE } from './syntheticDemos.ts';

/** The site as it is, to compare with. */
export interface Base {
  readonly root: string;
  /** What the page of prose costs. */
  readonly prose: Pick<LoadCost, 'scriptBytes' | 'htmlBytes'>;
  /** What the first results of search cost. */
  readonly firstResultBytes: number;
}

/** How big a grown site is. */
export interface Size {
  readonly writtenPages: number;
  readonly demos: number;
}

/** One page of each library. */
const MEASURED = [0, 2, 4];
/** So many are made up even for a site that has as many demos by itself. */
const FEWEST_DEMO_PAGES = Math.max(...MEASURED) + 1;
const UNSLOWED = { cpuSlowdown: 1, megabitsPerSecond: null };

/** What it takes to build a bigger site, and what that costs the readers of pages that did not change. */
export async function measureGrowth(
  browser: Browser,
  { root, prose, firstResultBytes }: Base,
  size: Size,
): Promise<BenchRow[]> {
  return buildGrown(root, await planGrowth(root, size), async (grown) => {
    const site = await serveDeployments(grown.clientDirectory);
    const cost = await measureLoad(browser, site.origin + MEASURED_PAGES.prose, UNSLOWED);
    const { bytes } = await measureOpening(browser, site.origin);
    const row = createRow(`${size.writtenPages} written pages, ${size.demos} demos`);
    const rows = [
      row('pages, with those of the API', grown.pages, null),
      row('build, ms a page', grown.buildMs / grown.pages, BUILD_MS_PER_PAGE),
      row('build, memory in MB', Math.round(grown.peakMegabytes), BUILD_MEGABYTES),
      row('JavaScript of a page, bytes', cost.scriptBytes, allow(prose.scriptBytes)),
      row('HTML of a page, bytes', cost.htmlBytes, allow(prose.htmlBytes)),
      row('first results of search, bytes', bytes, allow(firstResultBytes)),
      ...(await measureDemoPages(browser, site.origin, grown.clientDirectory)),
    ];
    await site.close();
    return rows;
  });
}

/** What is missing for the size. */
async function planGrowth(root: string, { writtenPages, demos }: Size): Promise<Further> {
  const { files } = await listContent(root);
  const written = files.filter((file) => file.endsWith('.md')).length;
  const own = (await listPageDemos()).reduce((sum, page) => sum + page.demos.length, 0);
  const demoPages = Math.max(FEWEST_DEMO_PAGES, Math.ceil((demos - own) / DEMOS_PER_PAGE));
  return { demoPages, pages: Math.max(0, writtenPages - written - demoPages) };
}

function allow(bytes: number): number {
  return Math.ceil(bytes * GROWTH_TOLERANCE);
}

async function measureDemoPages(
  browser: Browser,
  origin: string,
  clientDirectory: string,
): Promise<BenchRow[]> {
  const pages = await listPageDemos(clientDirectory);
  const rows: BenchRow[] = [];
  for (const address of MEASURED.map(formatDemoAddress)) {
    const page = pages.find(({ pathname }) => pathname === address);
    if (!page) throw new Error(`The page ${address} was not built.`);
    const scripts = await listDemoScripts(page, clientDirectory);
    const cost = await measureLoad(browser, origin + address, UNSLOWED);
    const row = createRow(address);
    rows.push(
      row('scripts of ten demos', scripts.length, DEMOS_PER_PAGE + SCRIPTS_BESIDE_DEMOS),
      row('JavaScript at load, bytes', cost.scriptBytes, BUDGETS.demos.scriptBytes),
      row('HTML, bytes', cost.htmlBytes, BUDGETS.demos.htmlBytes),
      row('CSS and fonts, bytes', cost.styleBytes, BUDGETS.demos.styleBytes),
      row('requests at load', cost.requests, BUDGETS.demos.requests),
    );
  }
  return rows;
}

function createRow(
  page: string,
): (measure: string, value: number, budget: number | null) => BenchRow {
  return (measure, value, budget) => ({ page, measure, value, budget });
}
