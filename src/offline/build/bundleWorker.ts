import { basename, dirname, join } from 'node:path';
import { build } from 'vite';

/** Which worker is bundled, and where to. */
export interface WorkerBundleOptions {
  readonly root: string;
  readonly file: string;
  /** The folder of its host that the site stands in; empty for the root. */
  readonly base: string;
  /** Makes the worker that removes its predecessors and itself. */
  readonly isKilled: boolean;
}

/** Bundles the worker into one script, to which `writeWorker` adds what it must know of its build. */
export async function bundleWorker(options: WorkerBundleOptions): Promise<void> {
  const { root, file, base, isKilled } = options;
  const source = isKilled ? 'killWorker.ts' : 'serviceWorker.ts';
  await build({
    root,
    configFile: false,
    base: `${base}/`,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir: dirname(file),
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/offline/worker', source),
        output: { format: 'iife', entryFileNames: basename(file) },
      },
    },
  });
}
