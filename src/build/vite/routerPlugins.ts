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

/** The plugins of the router, in a build those that do something for it. */
export function routerPlugins(command: ConfigEnv['command']): Plugin[] {
  const plugins = reactRouter();
  if (command === 'serve') return plugins;
  return plugins.filter(({ name }) => !NEEDLESS_IN_BUILDS.has(name));
}
