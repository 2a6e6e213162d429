import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Seal } from '../../hosting/sealPage.ts';
import type { Site } from '../../source/site.ts';
import { listPaths } from '../listPaths.ts';
import { createPageStore } from './pageStore.ts';
import { startRenderProcess, type RenderProcess } from './renderProcess.ts';
import { createTaskKeys } from './taskKeys.ts';
import type { PrerenderTask, WorkerAnswer } from './worker.ts';
import { writeKept } from './writeKept.ts';

export interface PrerenderOptions {
  readonly root: string;
  readonly site: Site;
  /** A digest of what the bundle that renders pages was made from. */
  readonly bundle: string;
  readonly buildId: string;
  readonly seal: Seal;
  /** Folder that the files are written to. */
  readonly output: string;
  /** The folder of its host that the site stands in; empty for the root. */
  readonly base: string;
  readonly verbose: boolean;
  /** A process that has begun to load what renders. */
  readonly early: RenderProcess | null;
  readonly onProgress: (done: number, total: number) => void;
}

/** What prerendering did. */
export interface PrerenderReport {
  /** Pages that were not the same in the last build. */
  readonly fresh: number;
  readonly problems: readonly string[];
}

/** Where rendered pages stay between builds, from the project root. */
const STORE = '.cache/prerendered';

/** So many pages take as long to render as a further process takes to load what renders them. */
const PAGES_A_PROCESS = 40;

/** Writes everything the site consists of, on all cores. Pages of the last build are used again. */
export async function prerenderSite(options: PrerenderOptions): Promise<PrerenderReport> {
  const { root, site, bundle, buildId, seal, output, base, verbose, early, onProgress } = options;
  const storeFolder = path.join(root, STORE);
  const input = { root, site, bundle, buildId, seal, output, base, store: storeFolder };
  const store = createPageStore(storeFolder);
  const tasks = listTasks(options);
  const problems: string[] = [];
  let done = 0;
  let fresh = 0;
  const onAnswer = ({ problem, isFresh }: WorkerAnswer): void => {
    done += 1;
    if (isFresh) fresh += 1;
    if (problem !== null) problems.push(problem);
    onProgress(done, tasks.length);
  };
  const ready = early?.isAlive() ? [early] : [];
  const render = async (changed: readonly PrerenderTask[]): Promise<void> => {
    const waiting = changed.values();
    const processes = Math.min(availableParallelism(), Math.ceil(changed.length / PAGES_A_PROCESS));
    const start = (): RenderProcess => startRenderProcess({ root, bundle: null, verbose });
    await Promise.all(
      Array.from({ length: processes }, () =>
        (ready.pop() ?? start()).run({ input, waiting, onAnswer }),
      ),
    );
  };
  const isKept = ({ key }: PrerenderTask): boolean => key !== null && store.has(key);
  const onWritten = (): void => onAnswer({ problem: null, isFresh: false });
  // Kept pages are written while other processes load what renders the changed ones.
  const [damaged] = await Promise.all([
    writeKept(store, input, tasks.filter(isKept), onWritten),
    render(tasks.filter((task) => !isKept(task))),
  ]);
  await render(damaged);
  // Pages of other builds would fill the disk: all change when the code does.
  await store.keepOnly(tasks.flatMap(({ key }) => key ?? []));
  return { fresh, problems };
}

function listTasks({ root, site, bundle }: PrerenderOptions): PrerenderTask[] {
  const getKey = createTaskKeys(root, site, bundle);
  return listPaths(site).map((group) => ({
    source: group.source,
    paths: group.paths,
    key: getKey(group),
  }));
}
