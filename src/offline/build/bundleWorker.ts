import { join } from 'node:path';
import { build } from 'vite';
import type { PrecacheEntry } from '../worker/precache.ts';

/** What a worker is made of. */
export interface WorkerOptions {
  readonly root: string;
  readonly clientDirectory: string;
  /** The folder of its host that the site stands in; empty for the root. */
  readonly base: string;
  readonly buildId: string;
  readonly precache: readonly PrecacheEntry[];
  /** The marks of all hashed files, in one text. */
  readonly fileMarks: string;
  /** Makes the worker that removes its predecessors and itself. */
  readonly isKilled: boolean;
}

/** Writes `sw.js`: one script, with the build's name and files in it, so that every build's differs. */
export async function bundleWorker(options: WorkerOptions): Promise<void> {
  const { root, clientDirectory, base, buildId, precache, fileMarks, isKilled } = options;
  const source = isKilled ? 'killWorker.ts' : 'serviceWorker.ts';
  await build({
    root,
    configFile: false,
    base: `${base}/`,
    publicDir: false,
    logLevel: 'error',
    define: {
      __WORKER_BUILD__: JSON.stringify(buildId),
      __PRECACHE__: JSON.stringify(precache),
      __FILE_MARKS__: JSON.stringify(fileMarks),
    },
    build: {
      outDir: clientDirectory,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/offline/worker', source),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}
