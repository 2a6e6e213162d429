import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { findFailingDemos } from '../src/build/demos/findFailingDemos.ts';
import { writeWhole } from '../src/files/writeWhole.ts';
import type { DemoRendition } from '../src/model/demo.ts';
import type { Block } from '../src/model/page.ts';
import type { Problem } from '../src/model/problem.ts';
import { digest } from '../src/source/cache.ts';
import { digestFiles } from '../src/source/digestFiles.ts';
import type { SitePage } from '../src/source/site.ts';
import type { ReportProgress } from './steps.ts';

/** Published as modules that Node cannot load by itself. */
const COMPILED =
  /^(?:stylis-plugin-rtl|@mui\/(?:base|joy|private-theming|styled-engine|system|utils))(?:\/|$)/;

/** What every demo runs with, beside its own files. */
const SURROUNDINGS = ['content/products.ts', 'package-lock.json', 'src/build/demos', 'src/demo'];

/** Where the names of those that ran well are kept, from the project root. */
const STORE = '.cache/ranDemos.json';

/** What checking the demos found out. */
export interface CheckedDemos {
  readonly problems: readonly Problem[];
  /** Demos that were run; the others have not changed since they ran well. */
  readonly ran: number;
}

/** Runs the demos of pages that have not run well before as they are now, and says which of them throw. */
export async function checkDemos(
  root: string,
  pages: readonly DemoPage[],
  onProgress: ReportProgress,
): Promise<CheckedDemos> {
  const known = new Set(await readNames(join(root, STORE)));
  const nameOf = createNames(root);
  const demos = listDemos(pages);
  const isKnown = ({ demo }: DemoBlock): boolean =>
    demo.renditions.every((rendition) => known.has(nameOf(rendition)));
  const waiting = demos.filter((block) => !isKnown(block));
  if (waiting.length === 0) return { problems: [], ran: 0 };
  const problems = await runDemos(root, waiting, onProgress);
  await rememberDemos(root, pages, problems);
  return { problems, ran: waiting.length };
}

/** Keeps which demos ran well: all of these pages but those with problems. A build has run them, too. */
export async function rememberDemos(
  root: string,
  pages: readonly DemoPage[],
  problems: readonly Problem[] = [],
): Promise<void> {
  const failing = new Set(problems.map(({ file }) => file));
  const ranWell = listDemos(pages)
    .flatMap(({ demo }) => demo.renditions)
    .filter(({ module }) => !failing.has(module));
  await writeWhole(join(root, STORE), JSON.stringify(ranWell.map(createNames(root))));
}

type DemoPage = Pick<SitePage, 'blocks'>;
type DemoBlock = Extract<Block, { kind: 'demo' }>;

function listDemos(pages: readonly DemoPage[]): DemoBlock[] {
  return pages.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'demo'));
}

/** Names a rendition by all that it runs with. */
function createNames(root: string): (rendition: DemoRendition) => string {
  const surroundings = digestFiles(root, SURROUNDINGS);
  return ({ module, sources }) =>
    digest(surroundings, module, ...sources.TS.files.flatMap(({ name, code }) => [name, code]));
}

async function readNames(file: string): Promise<readonly string[]> {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : [];
}

/** Compiles demos as a development server does, without one. */
async function runDemos(
  root: string,
  blocks: readonly DemoBlock[],
  onProgress: ReportProgress,
): Promise<Problem[]> {
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
  const problems: Problem[] = [];
  const { error, warn } = console;
  try {
    // What libraries warn of is for those who write the demo, in dev, where it says which one it was.
    Object.assign(console, { error: ignore, warn: ignore });
    const run: { findFailingDemos: typeof findFailingDemos } = await runner.import(
      '/src/build/demos/findFailingDemos.ts',
    );
    for (const [index, block] of blocks.entries()) {
      problems.push(...(await run.findFailingDemos([block])));
      onProgress(index + 1, blocks.length);
    }
  } finally {
    Object.assign(console, { error, warn });
    await runner.close();
    await server.close();
  }
  return problems;
}

function ignore(): void {}
