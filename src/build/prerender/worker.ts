import { sealPage, type Seal } from '../../hosting/sealPage.ts';
import type { Site } from '../../source/site.ts';
import { provideSite } from '../currentSite.ts';
import { createRenderer, loadBundle } from './createRenderer.ts';
import { describeFailure } from './describeFailure.ts';
import { createFinisher } from './finishDocument.ts';
import { isDocument } from './isDocument.ts';
import { createPageStore } from './pageStore.ts';
import { writeFiles, type BuildOutput } from './writeFiles.ts';

/** What a process is told first. */
export interface WorkerInput extends BuildOutput {
  readonly root: string;
  /** The digest of the bundle that renders. */
  readonly bundle: string;
  readonly site: Site;
  readonly seal: Seal;
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

/** What a process is told: what to load, the site, then one task after the other. */
export type WorkerMessage =
  | { readonly kind: 'load'; readonly root: string; readonly bundle: string }
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
  if (message.kind === 'load') void loadEarly(message.root, message.bundle);
  else if (message.kind === 'start') answerTask = createAnswers(message.input);
  else void answerTask?.(message.task).then((answer) => process.send?.(answer));
});

/** Loads what most likely renders. A new bundle may take its place meanwhile, which is loaded when it is asked for. */
async function loadEarly(root: string, bundle: string): Promise<void> {
  await loadBundle(root, bundle).catch(() => undefined);
}

function createAnswers(input: WorkerInput): (task: PrerenderTask) => Promise<WorkerAnswer> {
  const store = createPageStore(input.store);
  provideSite(input.site);
  const renderer = createRenderer(input);
  const finish = createFinisher(input.output, input.base);
  const renderFile = async (pathname: string): Promise<Buffer> => {
    const render = await renderer;
    const text = await render(pathname);
    if (!isDocument(pathname)) return Buffer.from(text);
    return Buffer.from(sealPage(await finish(text), pathname, input.seal));
  };
  return async ({ source, paths, key }) => {
    let current = '';
    try {
      const files: [string, Buffer][] = [];
      for (current of paths) files.push([current, await renderFile(current)]);
      if (key !== null) await store.keep(key, files);
      await writeFiles(input, files);
      return { problem: null, isFresh: key !== null };
    } catch (error) {
      return { problem: describeFailure(source, current, error), isFresh: false };
    }
  };
}
