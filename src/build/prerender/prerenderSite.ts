import { readdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { digest } from '../../source/cache.ts';
import type { Site } from '../../source/site.ts';
import { listPaths } from '../listPaths.ts';
import { createPageKeys } from './pageKeys.ts';
import { runWorker } from './runWorker.ts';
import type { PrerenderTask, WorkerAnswer } from './worker.ts';

export interface PrerenderOptions {
  readonly root: string;
  readonly site: Site;
  /** A digest of what the bundle that renders pages was made from. */
  readonly bundle: string;
  readonly buildId: string;
  /** Folder that the files are written to. */
  readonly output: string;
  /** The folder of its host that the site stands in; empty for the root. */
  readonly base: string;
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

/** Writes everything the site consists of, on all cores. Pages of the last build are used again. */
export async function prerenderSite(options: PrerenderOptions): Promise<PrerenderReport> {
  const { root, site, buildId, output, base, onProgress } = options;
  const tasks = listTasks(options);
  const waiting = tasks.values();
  const problems: string[] = [];
  let done = 0;
  let fresh = 0;
  const onAnswer = ({ problem, isFresh }: WorkerAnswer): void => {
    done += 1;
    if (isFresh) fresh += 1;
    if (problem !== null) problems.push(problem);
    onProgress(done, tasks.length);
  };
  const input = { root, site, buildId, output, base, store: path.join(root, STORE) };
  await Promise.all(
    Array.from({ length: availableParallelism() }, () => runWorker(input, waiting, onAnswer)),
  );
  await dropOthers(input.store, tasks);
  return { fresh, problems };
}

function listTasks({ root, site, bundle }: PrerenderOptions): PrerenderTask[] {
  const getKey = createPageKeys(root, site, bundle);
  return listPaths(site).map(({ source, paths, page }) => ({
    source,
    paths,
    key: page ? getKey(page) : null,
  }));
}

/** Pages of other builds would fill the disk: all change when the code does. */
async function dropOthers(store: string, tasks: readonly PrerenderTask[]): Promise<void> {
  const kept = new Set(tasks.map(({ key }) => key && `${digest(key)}.json`));
  for (const name of await readdir(store)) {
    if (!kept.has(name)) await rm(path.join(store, name), { force: true });
  }
}
