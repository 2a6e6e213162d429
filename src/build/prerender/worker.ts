import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createFileCache } from '../../source/cache.ts';
import type { Site } from '../../source/site.ts';
import { BUILD_ID_PLACEHOLDER } from '../bundle.ts';
import { provideSite } from '../currentSite.ts';
import { arrangeHead } from './arrangeHead.ts';
import { createRenderer, type RenderPath } from './createRenderer.ts';
import { describeFailure } from './describeFailure.ts';
import { minifyScripts } from './minifyScripts.ts';

/** What a process is told first. */
export interface WorkerInput {
  readonly root: string;
  readonly site: Site;
  readonly buildId: string;
  readonly output: string;
  /** The folder of its host that the site stands in; empty for the root. */
  readonly base: string;
  /** Folder of the pages that were rendered before. */
  readonly store: string;
}

/** Addresses that are made together. */
export interface PrerenderTask {
  readonly source: string;
  readonly paths: readonly string[];
  /** Names all they follow from; null where nothing of them is kept. */
  readonly key: string | null;
}

/** What a process is told: the site, then one task after the other. */
export type WorkerMessage =
  | { readonly kind: 'start'; readonly input: WorkerInput }
  | { readonly kind: 'render'; readonly task: PrerenderTask };

/** What a process says about a task; the problem is null when all is well. */
export interface WorkerAnswer {
  readonly problem: string | null;
  /** Whether a page was rendered that is kept from now on. */
  readonly isFresh: boolean;
}

let answerTask: ((task: PrerenderTask) => Promise<WorkerAnswer>) | undefined;

process.on('message', (received) => {
  // Only the process that started this one can write to it.
  const message = received as WorkerMessage;
  if (message.kind === 'start') answerTask = createAnswers(message.input);
  else void answerTask?.(message.task).then((answer) => process.send?.(answer));
});

function createAnswers(input: WorkerInput): (task: PrerenderTask) => Promise<WorkerAnswer> {
  const cache = createFileCache(input.store);
  let renderer: Promise<RenderPath> | undefined;
  provideSite(input.site);
  return async ({ source, paths, key }) => {
    let isFresh = false;
    let current = '';
    const renderAll = async (): Promise<[string, string][]> => {
      isFresh = key !== null;
      // Loading the bundle takes a second, which a build without changes is spared.
      renderer ??= createRenderer(input.root, input.base);
      const render = await renderer;
      const files: [string, string][] = [];
      for (current of paths) files.push([current, await render(current)]);
      return files;
    };
    try {
      const files = key === null ? await renderAll() : await cache.getOrCreate(key, renderAll);
      for (const [pathname, text] of files) await writeOutput(input, pathname, text);
      return { problem: null, isFresh };
    } catch (error) {
      return { problem: describeFailure(source, current, error), isFresh };
    }
  };
}

async function writeOutput(
  { output, base, buildId }: WorkerInput,
  pathname: string,
  text: string,
): Promise<void> {
  const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  const file = path.join(output, name);
  const finished = name === pathname ? text : await finishDocument(text, output, base);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, finished.replaceAll(BUILD_ID_PLACEHOLDER, buildId));
}

const stylesheets = new Map<string, Promise<string>>();

/** Not part of what is kept: it follows from files that are named by their content. */
function finishDocument(html: string, output: string, base: string): Promise<string> {
  return arrangeHead(minifyScripts(html), (href) => {
    const known =
      stylesheets.get(href) ?? readFile(path.join(output, href.slice(base.length)), 'utf8');
    stylesheets.set(href, known);
    return known;
  });
}
