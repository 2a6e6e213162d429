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
      const onChange = (file: string): void => {
        if (file.startsWith(content) && /\.(md|tsx?|css)$/.test(file)) void reload(server);
      };
      server.watcher.on('add', onChange).on('change', onChange).on('unlink', onChange);
    },
  };
}

async function reload(server: ViteDevServer): Promise<void> {
  const module = (await server.ssrLoadModule(SITE_MODULE)) as SiteModule;
  const { problems } = await module.reloadSite();
  server.ws.send({ type: 'full-reload' });
  if (problems.length > 0) {
    const message = formatProblems(problems);
    server.config.logger.error(message);
    // The reload above would drop an overlay sent at once.
    setTimeout(() => server.ws.send({ type: 'error', err: { message, stack: '' } }), 600);
  }
}
