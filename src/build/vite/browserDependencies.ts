import path from 'node:path';
import type { Plugin } from 'vite';
import { writeWhole } from '../../files/writeWhole.ts';
import { listBrowserPackages } from './listBrowserPackages.ts';
import { rememberPackages } from './rememberPackages.ts';

/** A script that imports all packages: the only one that Vite has to look through for them. */
const ENTRY = '.cache/browserPackages.js';

const PACKAGE_NAME = /^[@\w]/;

/**
 * In dev: lets all packages of the browser be bundled at once, when the server starts. Each package
 * found later would bundle them again and reload every page, and a page that does not listen yet would
 * miss that and stay without scripts.
 */
export function browserDependencies(): Plugin {
  let page: string;
  let written: Promise<void>;
  return {
    name: 'swatchbook:browser-dependencies',
    apply: 'serve',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    config: () => ({
      optimizeDeps: {
        entries: [ENTRY],
        rolldownOptions: { plugins: [rememberPackages(), withoutSourceMaps] },
      },
    }),
    configResolved: ({ root }) => {
      page = path.join(root, 'index.html');
      written = writeEntry(root);
    },
    // The server looks for packages after this.
    buildStart: () => written,
    resolveId: {
      order: 'pre',
      handler(source, importer) {
        // Looking for styles, the router asks the browser's side for whatever the server imports.
        if (importer === page && PACKAGE_NAME.test(source)) return { id: source, external: true };
        return null;
      },
    },
  };
}

async function writeEntry(root: string): Promise<void> {
  const packages = await listBrowserPackages(root);
  const imports = packages.map((name) => `import ${JSON.stringify(name)};\n`);
  await writeWhole(path.join(root, ENTRY), imports.join(''));
}

/** Vite asks for them, and they take half the time of bundling; what is bundled can be read as it is. */
const withoutSourceMaps = {
  name: 'swatchbook:without-source-maps',
  outputOptions: (options: object) => ({ ...options, sourcemap: false }),
};
