import { runnerImport, type Plugin } from 'vite';

/** Modules that export `trees`, which take a whole library to make. */
const TREE_MODULES = /\/src\/demo\/themeViewer\/(?:joy|material)Trees\.ts$/;

/** Runs the modules that describe default themes and puts their results in their place. Minified functions would have lost their parameters, too. */
export function themeTrees(): Plugin {
  let root = '';
  return {
    name: 'swatchbook:theme-trees',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    load: {
      filter: { id: TREE_MODULES },
      async handler(id) {
        const { module, dependencies } = await runnerImport<{ readonly trees: unknown }>(id, {
          root,
          configFile: false,
          logLevel: 'error',
        });
        for (const file of dependencies) this.addWatchFile(file);
        const json = JSON.stringify(module.trees);
        return `export const trees = JSON.parse(${JSON.stringify(json)});`;
      },
    },
  };
}
