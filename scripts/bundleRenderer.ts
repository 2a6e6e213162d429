import { basename, dirname, join } from 'node:path';
import { build } from 'vite';

/**
 * Bundles what runs in the processes that render pages. As plain JavaScript they load the libraries in half the time:
 * whatever compiles TypeScript on the fly would look at each of some thousand modules.
 */
export async function bundleRenderer(root: string, file: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: join(root, 'src/build/prerender/worker.ts'),
      outDir: dirname(file),
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: { output: { entryFileNames: basename(file) } },
    },
  });
}
