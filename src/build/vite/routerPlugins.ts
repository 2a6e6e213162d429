import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import type { ConfigEnv, Plugin } from 'vite';

/**
 * What the router asks about each of some 50,000 imports without need in a build: two serve development, and that no
 * module of the server reaches a browser `scripts/checkImports.ts` sees to. They take a third of the time of bundling.
 */
const NEEDLESS_IN_BUILDS: ReadonlySet<string> = new Set([
  'react-router:dot-server',
  'react-router:hmr-runtime',
  'react-router:inject-hmr-runtime',
]);

/** All that it takes to find out what a route exports. */
const ROUTES_CONFIG = 'src/build/vite/routes.config.ts';

/** The plugins of the router, in a build those that do something for it. */
export function routerPlugins(command: ConfigEnv['command']): Plugin[] {
  const plugins = reactRouter();
  if (command === 'serve') return plugins.map(readRoutesAlone);
  return [productionRouter(), ...plugins.filter(({ name }) => !NEEDLESS_IN_BUILDS.has(name))];
}

/** What browsers get of the router, by what imports it. */
const PRODUCTION_FILES: Readonly<Record<string, string>> = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
};

/** The router's package names only the files with warnings for developers. Those without lie beside them. */
function productionRouter(): Plugin {
  return {
    name: 'production-router',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react-router(?:\/dom)?$/ },
      handler: (id) =>
        path.resolve('node_modules/react-router/dist/production', PRODUCTION_FILES[id] ?? ''),
    },
  };
}

/**
 * To find out what routes export, the router starts a second server with the whole configuration. A start of dev takes
 * a fifth longer with it, and no file is watched a second time.
 */
function readRoutesAlone(plugin: Plugin): Plugin {
  const { configResolved } = plugin;
  if (plugin.name !== 'react-router' || typeof configResolved !== 'function') return plugin;
  return {
    ...plugin,
    configResolved(config) {
      return configResolved.call(
        this,
        Object.create(config, {
          configFile: { value: path.join(config.root, ROUTES_CONFIG) },
          server: { value: Object.create(config.server, { watch: { value: null } }) },
        }),
      );
    },
  };
}
