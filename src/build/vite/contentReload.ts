import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { runnerImport, type ErrorPayload, type Plugin, type ViteDevServer } from 'vite';
import { formatProblems, type Problem } from '../../model/problem.ts';
import type { ApiDocs } from '../../source/api/joinPackages.ts';
import { loadApiDocs } from '../../source/api/loadApiDocs.ts';
import { assembleSite } from '../../source/assembleSite.ts';
import { readSiteFiles, rereadFiles, type SiteFiles } from '../../source/readSiteFiles.ts';
import type { Site } from '../../source/site.ts';
import { provideSite } from '../currentSite.ts';
import { createSiteInput } from '../siteInput.ts';

/** In dev: reads changed content again, refreshes the browser, shows problems in the overlay. */
export function contentReload(): Plugin {
  return {
    name: 'swatchbook:content-reload',
    apply: 'serve',
    configureServer: followContent,
  };
}

/** Pages are shown without their API where reading it from the packages takes longer, the first time. */
const API_PATIENCE_MS = 3000;

function followContent(server: ViteDevServer): void {
  const { root, logger } = server.config;
  const reading = loadApiDocs({ root });
  let api: ApiDocs | null = null;
  let files: SiteFiles;
  let site: Site;
  const changed = new Set<string>();
  const start = async (): Promise<Site> => {
    files = await readSiteFiles(createSiteInput(root, (file) => importFresh(root, file)));
    api = await Promise.race([reading, setTimeout(API_PATIENCE_MS, null)]);
    if (!api) logger.info('The API is being read from the packages; its pages follow.');
    site = assembleSite(files, api);
    return site;
  };
  const update = async (): Promise<void> => {
    const batch = [...changed];
    changed.clear();
    files = await rereadFiles(files, batch);
    site = assembleSite(files, api);
    provideSite(site);
    if (site.problems.length > 0) logger.error(formatProblems(site.problems));
    server.ws.send({ type: 'full-reload' });
  };
  const starting = start();
  provideSite(starting);
  // One after the other; a mistake of ours is shown and the last good site stays.
  let queue: Promise<void> = starting.then(() => undefined);
  const enqueue = (step: () => Promise<void>): void => {
    queue = queue.then(step).catch((error: unknown) => showFailure(server, error));
  };
  void reading
    .then((docs) => {
      if (api) return;
      api = docs;
      enqueue(update);
    })
    .catch((error: unknown) => showFailure(server, error));
  const onChange = (absolute: string): void => {
    const file = path.relative(root, absolute).split(path.sep).join('/');
    if (!/^content\/.*\.(md|tsx?|css|json)$/.test(file)) return;
    if (changed.size === 0) enqueue(update);
    changed.add(file);
  };
  server.watcher.on('add', onChange).on('change', onChange).on('unlink', onChange);
  // A page that loads has no overlay yet, also the first one.
  server.ws.on('vite:client:connect', (_data, client) => {
    const send = (problems: readonly Problem[]): void => {
      if (problems.length > 0) client.send(formatOverlay(problems));
    };
    void queue.then(() => send(site.problems));
  });
}

function formatOverlay(problems: readonly Problem[]): ErrorPayload {
  return { type: 'error', err: { message: formatProblems(problems), stack: '' } };
}

function showFailure({ config, ws }: ViteDevServer, error: unknown): void {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  config.logger.error(stack || message);
  ws.send({ type: 'error', err: { message, stack } });
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
