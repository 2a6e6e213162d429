import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { formatProblems, type Problem } from '../../model/problem.ts';

/** What the plugin needs of the module that holds the loaded site. */
interface SiteModule {
  reloadSite(): Promise<{ readonly problems: readonly Problem[] }>;
}

const SITE_MODULE = '/src/app/site.server.tsx';

/** In dev: reads content again when it changes, refreshes the browser, shows problems in the overlay. */
export function contentReload(): Plugin {
  return {
    name: 'swatchbook:content-reload',
    apply: 'serve',
    configureServer(server) {
      const content = path.join(server.config.root, 'content');
      let problems: readonly Problem[] = [];
      const reload = async (): Promise<void> => {
        problems = await readProblems(server);
        if (problems.length > 0) server.config.logger.error(formatProblems(problems));
        server.ws.send({ type: 'full-reload' });
      };
      const onChange = (file: string): void => {
        if (file.startsWith(content) && /\.(md|tsx?|css)$/.test(file)) void reload();
      };
      server.watcher.on('add', onChange).on('change', onChange).on('unlink', onChange);
      // A page that reloads drops its overlay, so each gets one when it is back.
      server.ws.on('vite:client:connect', (_data, client) => {
        if (problems.length === 0) return;
        client.send({ type: 'error', err: { message: formatProblems(problems), stack: '' } });
      });
    },
  };
}

async function readProblems(server: ViteDevServer): Promise<readonly Problem[]> {
  const module = (await server.ssrLoadModule(SITE_MODULE)) as SiteModule;
  const { problems } = await module.reloadSite();
  return problems;
}
