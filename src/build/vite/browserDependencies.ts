import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Where the browser's imports start: the app, its worker, the frames of demos and, as they are
 * loaded by name, the demos.
 */
const ENTRIES = [
  'src/app/{entry.client,root}.tsx',
  'src/app/routes/page.tsx',
  'src/demo/frame/frameEntry.tsx',
  'src/search/worker/searchWorker.ts',
  'content/**/*.tsx',
];

const SERVER_MODULE = /^\.\.\/(?:\.\.\/)?build\//;
const PACKAGE_NAME = /^[@\w]/;

/**
 * In dev: lets all packages of the browser be bundled at once, when the server starts. Each package
 * found later would bundle them again and reload every page, and a page that does not listen yet would
 * miss that and stay without scripts.
 */
export function browserDependencies(): Plugin {
  let page: string;
  return {
    name: 'swatchbook:browser-dependencies',
    apply: 'serve',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    config: () => ({ optimizeDeps: { entries: ENTRIES } }),
    configResolved: ({ root }) => {
      page = path.join(root, 'index.html');
    },
    resolveId: {
      order: 'pre',
      handler(source, importer, options) {
        // Routes lose these imports before the browser sees them, but not before they are scanned.
        if (isScan(options) && SERVER_MODULE.test(source)) return { id: source, external: true };
        // Looking for styles, the router asks the browser's side for whatever the server imports.
        if (importer === page && PACKAGE_NAME.test(source)) return { id: source, external: true };
        return null;
      },
    },
  };
}

/** Vite sets it, but its types do not have it. */
function isScan(options: object): boolean {
  return 'scan' in options && options.scan === true;
}
