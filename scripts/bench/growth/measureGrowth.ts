import type { Browser } from 'playwright-core';
import { serveDeployments } from '../../../tests/e2e/offlineSite.ts';
import { listDemoScripts, listPageDemos } from '../../../tests/e2e/pageDemos.ts';
import {
  BUDGETS,
  BUILD_MEGABYTES,
  BUILD_MS_PER_DEMO,
  BUILD_MS_PER_PAGE,
  GROWTH_TOLERANCE,
  MEASURED_PAGES,
  SCRIPTS_BESIDE_DEMOS,
} from '../budgets.ts';
import type { BenchRow } from '../formatBench.ts';
import { measureLoad, type LoadCost } from '../measureLoad.ts';
import { buildGrown, type GrownBuild } from './buildGrown.ts';
import { formatDemoAddress } from './syntheticContent.ts';
import { DEMOS_PER_PAGE } from './syntheticDemos.ts';

/** The site as it is, to compare with. */
export interface Base {
  readonly root: string;
  readonly buildMs: number;
  /** What the page of prose costs. */
  readonly prose: Pick<LoadCost, 'scriptBytes' | 'htmlBytes'>;
}

const DEMO_PAGES = 60;
/** One page of each library. */
const MEASURED = [0, 2, 4];
const UNSLOWED = { cpuSlowdown: 1, megabitsPerSecond: null };

/** What 600 more demos cost the build and the pages that hold them. */
export function measureDemoGrowth(browser: Browser, { root, buildMs }: Base): Promise<BenchRow[]> {
  const demos = DEMO_PAGES * DEMOS_PER_PAGE;
  return buildGrown(root, { pages: 0, demoPages: DEMO_PAGES }, async (grown) => [
    {
      page: `${demos} more demos`,
      measure: 'build, ms a demo',
      value: (grown.buildMs - buildMs) / demos,
      budget: BUILD_MS_PER_DEMO,
    },
    ...(await measureDemoPages(browser, grown)),
  ]);
}

/** What more pages of prose cost the build, and readers of a page that did not change. */
export function measurePageGrowth(
  browser: Browser,
  { root, prose }: Base,
  further: number,
): Promise<BenchRow[]> {
  return buildGrown(root, { pages: further, demoPages: 0 }, async (grown) => {
    const site = await serveDeployments(grown.clientDirectory);
    const cost = await measureLoad(browser, site.origin + MEASURED_PAGES.prose, UNSLOWED);
    await site.close();
    const row = createRow(`${further} more pages`);
    return [
      row('build, ms a page', grown.buildMs / grown.pages, BUILD_MS_PER_PAGE),
      row('build, memory in MB', Math.round(grown.peakMegabytes), BUILD_MEGABYTES),
      row('JavaScript of a page, bytes', cost.scriptBytes, allow(prose.scriptBytes)),
      row('HTML of a page, bytes', cost.htmlBytes, allow(prose.htmlBytes)),
    ];
  });
}

function allow(bytes: number): number {
  return Math.ceil(bytes * GROWTH_TOLERANCE);
}

async function measureDemoPages(
  browser: Browser,
  { clientDirectory }: GrownBuild,
): Promise<BenchRow[]> {
  const site = await serveDeployments(clientDirectory);
  const pages = await listPageDemos(clientDirectory);
  const rows: BenchRow[] = [];
  for (const address of MEASURED.map(formatDemoAddress)) {
    const page = pages.find(({ pathname }) => pathname === address);
    if (!page) throw new Error(`The page ${address} was not built.`);
    const scripts = await listDemoScripts(page, clientDirectory);
    const cost = await measureLoad(browser, site.origin + address, UNSLOWED);
    const row = createRow(address);
    rows.push(
      row('scripts of ten demos', scripts.length, DEMOS_PER_PAGE + SCRIPTS_BESIDE_DEMOS),
      row('JavaScript at load, bytes', cost.scriptBytes, BUDGETS.demos.scriptBytes),
      row('HTML, bytes', cost.htmlBytes, BUDGETS.demos.htmlBytes),
      row('CSS and fonts, bytes', cost.styleBytes, BUDGETS.demos.styleBytes),
      row('requests at load', cost.requests, BUDGETS.demos.requests),
    );
  }
  await site.close();
  return rows;
}

function createRow(page: string): (measure: string, value: number, budget: number) => BenchRow {
  return (measure, value, budget) => ({ page, measure, value, budget });
}
