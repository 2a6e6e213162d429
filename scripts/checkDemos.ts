import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { findFailingDemos } from '../src/build/demos/findFailingDemos.ts';
import { writeWhole } from '../src/files/writeWhole.ts';
import type { findFailingMiniature } from '../src/build/miniatures/findFailingMiniature.ts';
import type { Demo } from '../src/model/demo.ts';
import type { Problem } from '../src/model/problem.ts';
import { digest } from '../src/source/cache.ts';
import { digestFiles } from '../src/source/digestFiles.ts';
import type { Site, SitePage } from '../src/source/site.ts';
import type { ReportProgress } from './steps.ts';

/** Published as modules that Node cannot load by itself. */
const COMPILED =
  /^(?:stylis-plugin-rtl|@mui\/(?:base|joy|private-theming|styled-engine|system|utils))(?:\/|$)/;

/** What every demo runs with, beside its own files. */
const SURROUNDINGS = [
  'content/products.ts',
  'package-lock.json',
  'src/build/demos',
  'src/build/miniatures',
  'src/demo',
];

/** Where the names of those that ran well are kept, from the project root. */
const STORE = '.cache/ranDemos.json';

/** What checking the demos found out. */
export interface CheckedDemos {
  readonly problems: readonly Problem[];
  /** Demos and miniatures that were run; the others have not changed since they ran well. */
  readonly ran: number;
}

/** The part of a site that is run. */
export interface RunnableSite extends Pick<Site, 'miniatures'> {
  readonly written: readonly Pick<SitePage, 'blocks'>[];
}

/** Runs the demos and miniatures that have not run well before as they are now, and says which of them throw. */
export async function checkDemos(
  root: string,
  site: RunnableSite,
  onProgress: ReportProgress,
): Promise<CheckedDemos> {
  const known = new Set(await readNames(join(root, STORE)));
  const all = listRunnables(root, site);
  const waiting = all.filter(({ name }) => !known.has(name));
  if (waiting.length === 0) return { problems: [], ran: 0 };
  const failing = await run(root, waiting, onProgress);
  await writeNames(
    root,
    all.filter((each) => !failing.has(each)),
  );
  return { problems: [...failing.values()].flat(), ran: waiting.length };
}

/** Keeps what ran well in a build, and what else is known to. */
export async function rememberDemos(root: string, site: RunnableSite): Promise<void> {
  const known = new Set(await readNames(join(root, STORE)));
  const all = listRunnables(root, site);
  await writeNames(
    root,
    all.filter(({ name, isBuilt }) => isBuilt || known.has(name)),
  );
}

/** What runs demos, loaded by Vite as they are. */
interface Runners {
  readonly findFailingDemos: typeof findFailingDemos;
  readonly findFailingMiniature: typeof findFailingMiniature;
}

/** A demo or miniature, named by all that it runs with. */
interface Runnable {
  readonly name: string;
  /** Whether a build runs it, too: demos in frames run in browsers only. */
  readonly isBuilt: boolean;
  readonly run: (runners: Runners) => Promise<readonly Problem[]>;
}

function listRunnables(root: string, { written, miniatures }: RunnableSite): Runnable[] {
  const surroundings = digestFiles(root, SURROUNDINGS);
  const demos = written.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'demo'));
  return [
    ...demos.map((block) => ({
      name: digest(surroundings, JSON.stringify(block.options), ...listCode(block.demo)),
      isBuilt: !block.options.iframe,
      run: ({ findFailingDemos }: Runners) => findFailingDemos([block]),
    })),
    ...[...miniatures].map(([pathname, files]) => ({
      name: digest(surroundings, pathname, digestFiles(root, files)),
      isBuilt: true,
      run: ({ findFailingMiniature }: Runners) => findFailingMiniature(pathname),
    })),
  ];
}

function listCode({ renditions }: Demo): string[] {
  return renditions.flatMap(({ module, sources }) => [
    module,
    ...sources.TS.files.flatMap(({ name, code }) => [name, code]),
  ]);
}

function writeNames(root: string, runnables: readonly Runnable[]): Promise<void> {
  return writeWhole(join(root, STORE), JSON.stringify(runnables.map(({ name }) => name)));
}

async function readNames(file: string): Promise<readonly string[]> {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : [];
}

/** Compiles demos as a development server does, without one. The answer has those that fail. */
async function run(
  root: string,
  runnables: readonly Runnable[],
  onProgress: ReportProgress,
): Promise<Map<Runnable, readonly Problem[]>> {
  const { createServer, createServerModuleRunner } = await import('vite');
  const server = await createServer({
    root,
    configFile: false,
    // Beside the one of a running dev server, which must not lose its packages.
    cacheDir: '.cache/check',
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false, hmr: false },
    optimizeDeps: { noDiscovery: true, include: [] },
    ssr: { noExternal: [COMPILED] },
  });
  const runner = createServerModuleRunner(server.environments.ssr, {
    hmr: false,
    // Errors name the lines that authors wrote, whatever the process around does about that.
    sourcemapInterceptor: 'prepareStackTrace',
  });
  const failing = new Map<Runnable, readonly Problem[]>();
  const { error, warn } = console;
  try {
    // What libraries warn of is for those who write the demo, in dev, where it says which one it was.
    Object.assign(console, { error: ignore, warn: ignore });
    const runners: Runners = {
      ...(await runner.import('/src/build/demos/findFailingDemos.ts')),
      ...(await runner.import('/src/build/miniatures/findFailingMiniature.ts')),
    };
    for (const [index, runnable] of runnables.entries()) {
      const problems = await runnable.run(runners);
      if (problems.length > 0) failing.set(runnable, problems);
      onProgress(index + 1, runnables.length);
    }
  } finally {
    Object.assign(console, { error, warn });
    await runner.close();
    await server.close();
  }
  return failing;
}

function ignore(): void {}
