import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { serveBuild } from '../../tests/e2e/builtSite.ts';
import { listDemoScripts, listPageDemos } from '../../tests/e2e/pageDemos.ts';
import { BUDGETS, BUILD_MS_PER_DEMO, SCRIPTS_BESIDE_DEMOS } from './budgets.ts';
import type { BenchRow } from './formatBench.ts';
import { measureLoad } from './measureLoad.ts';
import { createSyntheticPages, formatPageName, SYNTHETIC_SECTION } from './syntheticDemos.ts';

const PAGES = 60;
const DEMOS_PER_PAGE = 10;
/** One page of each library. */
const MEASURED = [0, 2, 4];
const COPIED = [
  '.cache',
  'content',
  'public',
  'scripts',
  'src',
  'tests/e2e',
  'package.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

/** Builds a copy of the project with 600 more demos; `buildMs` is what it takes without them. */
export async function measureGrowth(browser: Browser, buildMs: number): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'growth-'));
  try {
    await growProject(folder);
    const start = performance.now();
    await buildProject(folder);
    const demos = PAGES * DEMOS_PER_PAGE;
    const row = {
      page: `build, ${demos} more demos`,
      measure: 'ms a demo',
      value: (performance.now() - start - buildMs) / demos,
      budget: BUILD_MS_PER_DEMO,
    };
    return [row, ...(await measurePages(browser, join(folder, 'build/client')))];
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function growProject(folder: string): Promise<void> {
  for (const name of COPIED) await cp(name, join(folder, name), { recursive: true });
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  for (const { path, text } of createSyntheticPages(PAGES, DEMOS_PER_PAGE)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const navigation = join(folder, 'content', SYNTHETIC_SECTION, 'navigation.ts');
  const entries = Array.from({ length: PAGES }, (_, page) => ({ pathname: formatAddress(page) }));
  const text = await readFile(navigation, 'utf8');
  await writeFile(navigation, text.replace(/\]\);\n$/, `...${JSON.stringify(entries)}]);\n`));
}

async function buildProject(folder: string): Promise<void> {
  const child = spawn(process.execPath, ['scripts/launch.mjs', 'build'], {
    cwd: folder,
    stdio: 'inherit',
  });
  const [exitCode] = await once(child, 'exit');
  if (exitCode !== 0) throw new Error('The grown project could not be built.');
}

async function measurePages(browser: Browser, directory: string): Promise<BenchRow[]> {
  const site = await serveBuild(directory);
  const pages = await listPageDemos(directory);
  const rows: BenchRow[] = [];
  for (const address of MEASURED.map(formatAddress)) {
    const page = pages.find(({ pathname }) => pathname === address);
    if (!page) throw new Error(`The page ${address} was not built.`);
    const scripts = await listDemoScripts(page, directory);
    const load = await measureLoad(browser, site.origin + address, {
      cpuSlowdown: 1,
      megabitsPerSecond: null,
    });
    const row = (measure: string, value: number, budget: number): BenchRow => ({
      page: address,
      measure,
      value,
      budget,
    });
    rows.push(
      row('scripts of ten demos', scripts.length, DEMOS_PER_PAGE + SCRIPTS_BESIDE_DEMOS),
      row('JavaScript at load, bytes', load.scriptBytes, BUDGETS.demos.scriptBytes),
      row('HTML, bytes', load.htmlBytes, BUDGETS.demos.htmlBytes),
      row('requests at load', load.requests, BUDGETS.demos.requests),
    );
  }
  await site.close();
  return rows;
}

function formatAddress(page: number): string {
  return `/${SYNTHETIC_SECTION}/${formatPageName(page)}/`;
}
