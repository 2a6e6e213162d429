import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { formatProblems } from '../../model/problem.ts';
import { loadApiDocs } from '../../source/api/loadApiDocs.ts';
import { assembleSite } from '../../source/assembleSite.ts';
import { readSiteFiles, rereadFiles, type SiteFiles } from '../../source/readSiteFiles.ts';
import type { Site } from '../../source/site.ts';
import { getSite, provideSite } from '../currentSite.ts';
import { createSiteInput } from '../siteInput.ts';

/** In dev: reads changed content again, refreshes the browser, shows problems in the overlay. */
export function contentReload(): Plugin {
  return {
    name: 'swatchbook:content-reload',
    apply: 'serve',
    configureServer(server) {
      const { root } = server.config;
      const api = loadApiDocs({ root });
      let files = readSiteFiles(createSiteInput(root, (file) => importFresh(root, file)));
      const assemble = async (): Promise<Site> => assembleSite(await files, await api);
      provideSite(assemble());
      const reload = async (file: string): Promise<void> => {
        const before = files;
        files = before.then((site: SiteFiles) => rereadFiles(site, [file]));
        provideSite(assemble());
        const { problems } = await getSite();
        if (problems.length > 0) server.config.logger.error(formatProblems(problems));
        server.ws.send({ type: 'full-reload' });
      };
      const onChange = (absolute: string): void => {
        const file = path.relative(root, absolute).split(path.sep).join('/');
        if (/^content\/.*\.(md|tsx?|css)$/.test(file)) void reload(file);
      };
      server.watcher.on('add', onChange).on('change', onChange).on('unlink', onChange);
      // A page that reloads drops its overlay, so each gets one when it is back.
      server.ws.on('vite:client:connect', async (_data, client) => {
        const { problems } = await getSite();
        if (problems.length === 0) return;
        client.send({ type: 'error', err: { message: formatProblems(problems), stack: '' } });
      });
    },
  };
}

/** Imports a module as it is now, whatever was imported before. */
async function importFresh(root: string, file: string): Promise<unknown> {
  const { module } = await runnerImport<unknown>(path.join(root, file), {
    root,
    configFile: false,
    logLevel: 'silent',
  });
  return module;
}
