import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { CLIENT_DIRECTORY } from '../tests/e2e/builtSite.ts';
import { FULL_SPEED, launchBrowser } from '../tests/e2e/launchBrowser.ts';
import { serveDeployments } from '../tests/e2e/offlineSite.ts';
import { benchIcons } from './bench/benchIcons.ts';
import { benchSearch } from './bench/benchSearch.ts';
import { BUDGETS, GROWN, MEASURED_PAGES } from './bench/budgets.ts';
import { formatFaults, listFaults } from './bench/faults.ts';
import { formatBench, type BenchRow } from './bench/formatBench.ts';
import { measureGrowth, type Size } from './bench/growth/measureGrowth.ts';
import { measureDev } from './bench/dev/measureDev.ts';
import { measureChange } from './bench/measureChange.ts';
import { measureLoad, type LoadCost } from './bench/measureLoad.ts';
import { findMedian, measureOften } from './bench/median.ts';
import { readBuildEnv } from './buildEnv.ts';
import { runBuild } from './runBuild.ts';
import { findFullBrowser } from './findBrowser.ts';
import { readCurrentReports } from './testReports.ts';
import { VerbError } from './verbError.ts';

const SLOW = { cpuSlowdown: 4, megabitsPerSecond: 10 };
const FAST = { cpuSlowdown: 1, megabitsPerSecond: null };

/**
 * `npm run bench`: builds, measures, prints every figure beside its budget and keeps them as JSON.
 * `npm run bench -- growth` also builds a copy with 600 written pages, or as many as are named, and 3000 demos, which
 * takes minutes. `npm run bench -- dev` measures how soon dev shows an edit, and
 * `npm run bench -- faults` lists the faults that the last `npm test` has tried.
 */
export async function run(args: readonly string[]): Promise<void> {
  if (args.join(' ') === 'dev') return benchDev(process.cwd());
  if (args.join(' ') === 'faults') return showFaults(process.cwd());
  const grown = parseGrowth(args);
  const root = process.cwd();
  await runBuild({ root, env: readBuildEnv(root), purpose: 'publish', verbose: false });
  // Readers have the worker, so it counts.
  const site = await serveDeployments(CLIENT_DIRECTORY);
  const browserPath = findFullBrowser();
  const browser = await launchBrowser(browserPath, FULL_SPEED);
  console.log(`Measuring with ${browserPath}, version ${browser.version()}.`);
  const prose = await measurePage(browser, site.origin, 'prose');
  const demos = await measurePage(browser, site.origin, 'demos');
  const search = await benchSearch(browser, site.origin);
  const icons = await benchIcons(browser, site.origin, SLOW);
  await site.close();
  const rows: BenchRow[] = [
    ...prose.rows,
    ...demos.rows,
    ...search.rows,
    ...icons,
    ...(grown === null
      ? []
      : await measureGrowth(
          browser,
          { root, prose: prose.cost, firstResultBytes: search.firstResultBytes },
          grown,
        )),
  ];
  await browser.close();
  console.log(formatBench(rows));
  await mkdir('bench', { recursive: true });
  await writeFile(
    'bench/results.json',
    `${JSON.stringify({ browser: browser.version(), rows }, null, 2)}\n`,
  );
}

async function benchDev(root: string): Promise<void> {
  const browserPath = findFullBrowser();
  const browser = await launchBrowser(browserPath, FULL_SPEED);
  console.log(`Measuring with ${browserPath}, version ${browser.version()}.`);
  const rows = await measureDev(browser, root);
  await browser.close();
  console.log(formatBench(rows));
}

async function showFaults(root: string): Promise<void> {
  const { text, isGood } = formatFaults(listFaults(await readCurrentReports(root)));
  console.log(text);
  process.exitCode = isGood ? 0 : 1;
}

/** How big a site is asked for, `null` without growth. */
function parseGrowth([word, count = String(GROWN.writtenPages)]: readonly string[]): Size | null {
  if (word === undefined) return null;
  if (word === 'growth' && /^\d+$/.test(count)) return { ...GROWN, writtenPages: Number(count) };
  throw new VerbError(
    'Use `npm run bench`, with `-- dev`, `-- faults`, `-- growth` or `-- growth 10000` behind it.',
  );
}

async function measurePage(
  browser: Browser,
  origin: string,
  kind: keyof typeof BUDGETS,
): Promise<{ cost: LoadCost; rows: BenchRow[] }> {
  const url = origin + MEASURED_PAGES[kind];
  const budget = BUDGETS[kind];
  const loads = await measureOften(() => measureLoad(browser, url, SLOW));
  const [cost] = loads;
  const middle = (measure: keyof LoadCost): number =>
    findMedian(loads.map((load) => load[measure]));
  // From the page before to the measured page, both in the same navigation group.
  const from =
    origin +
    (kind === 'demos' ? '/material-ui/react-select/' : '/material-ui/getting-started/usage/');
  const change = async (conditions: typeof SLOW | typeof FAST): Promise<number> =>
    findMedian(
      await measureOften(() => measureChange(browser, from, MEASURED_PAGES[kind], conditions)),
    );
  const row = (measure: string, value: number, limit: number): BenchRow => ({
    page: MEASURED_PAGES[kind],
    measure,
    value,
    budget: limit,
  });
  const rows = [
    row('JavaScript, bytes', cost.scriptBytes, budget.scriptBytes),
    row('HTML, bytes', cost.htmlBytes, budget.htmlBytes),
    row('CSS and fonts, bytes', cost.styleBytes, budget.styleBytes),
    row('requests', cost.requests, budget.requests),
    row('elements', cost.elements, budget.elements),
    row('blocking time, ms (4x CPU)', middle('blockingMs'), budget.blockingMs),
    row('long tasks, ms (4x CPU)', middle('longTaskMs'), budget.longTaskMs),
    row('first paint, ms (4x CPU)', middle('firstPaintMs'), budget.paintMs),
    row('largest paint, ms (4x CPU)', middle('paintMs'), budget.paintMs),
    row('layout shift', Math.max(...loads.map(({ layoutShift }) => layoutShift)), 0),
    row('page change, ms (4x CPU)', await change(SLOW), budget.changeSlowMs),
    row('page change, ms', await change(FAST), budget.changeFastMs),
  ];
  return { cost, rows };
}
