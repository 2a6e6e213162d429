import {
  isRunnableDevEnvironment,
  type Plugin,
  type RunnableDevEnvironment,
  type ViteDevServer,
} from 'vite';

/** What the router asks for with each page: all that renders pages. */
const SERVER_BUILD = 'virtual:react-router/server-build';

/** In dev: how the modules that render pages are found and loaded. */
export function serverModules(): Plugin {
  return {
    name: 'swatchbook:server-modules',
    apply: 'serve',
    // What a module imports is compiled while others wait for it to run.
    config: () => ({ environments: { ssr: { dev: { preTransformRequests: true } } } }),
    // Packages that are left to Node are found where Node itself finds them. The router would look for those of
    // development: what packages import of each other would be loaded a second time, and demos be rendered
    // without the theme around them.
    configEnvironment(name, { resolve }) {
      if (name !== 'ssr' || !resolve?.externalConditions) return;
      resolve.externalConditions = resolve.externalConditions.filter(
        (condition) => condition !== 'development',
      );
    },
    configureServer(server) {
      // While content is read, so that the first page need not wait for it.
      const load = (): Promise<unknown> => getServerEnvironment(server).runner.import(SERVER_BUILD);
      // What is wrong with it the first page will say.
      server.httpServer?.once('listening', () => void load().catch(() => undefined));
    },
  };
}

/** The environment that runs the modules of the server. */
export function getServerEnvironment({
  environments: { ssr },
}: ViteDevServer): RunnableDevEnvironment {
  if (isRunnableDevEnvironment(ssr)) return ssr;
  throw new Error('Vite does not run the modules of the server.');
}
