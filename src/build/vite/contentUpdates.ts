import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { runnerImport, type ErrorPayload, type Plugin, type ViteDevServer } from 'vite';
import { CONTENT_EVENT, type ContentChange } from '../../model/contentChange.ts';
import { formatProblems, type Problem } from '../../model/problem.ts';
import type { ApiDocs } from '../../source/api/joinPackages.ts';
import { loadApiDocs } from '../../source/api/loadApiDocs.ts';
import { assembleSite } from '../../source/assembleSite.ts';
import { readSiteFiles, rereadFiles, type SiteFiles } from '../../source/readSiteFiles.ts';
import type { Site } from '../../source/site.ts';
import { provideSite } from '../currentSite.ts';
import { provideSourceLines } from '../demos/sourceLines.ts';
import { createSiteInput } from '../siteInput.ts';

/** In dev: reads changed content again, lets open pages follow, shows problems in the overlay. */
export function contentUpdates(): Plugin[] {
  return [
    { name: 'swatchbook:content-updates', apply: 'serve', configureServer: followContent },
    // The router would run all of the server anew for each change of a demo. What has changed is imported
    // when a page next needs it, and pages are told when the site has been read.
    passOver('ssr', 'pre'),
    // By then the router has sent the demo to the browser, and Vite would send it once more.
    passOver('client', 'post'),
  ];
}

function passOver(environment: 'ssr' | 'client', order: 'pre' | 'post'): Plugin {
  return {
    name: `swatchbook:content-updates:${environment}`,
    apply: 'serve',
    hotUpdate: {
      order,
      handler({ file, server }) {
        const isPassed = this.environment.name === environment;
        return isPassed && isContent(server.config.root, file) ? [] : undefined;
      },
    },
  };
}

function isContent(root: string, absolute: string): boolean {
  return /^content\/.*\.(md|tsx?|css|json)$/.test(formatPath(root, absolute));
}

function formatPath(root: string, absolute: string): string {
  return path.relative(root, absolute).split(path.sep).join('/');
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
    const before = site;
    files = await rereadFiles(files, batch);
    site = assembleSite(files, api);
    provideSite(site);
    notify(server, before, site);
  };
  provideSourceLines((stack) => server.ssrRewriteStacktrace(stack));
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
    if (!isContent(root, absolute)) return;
    if (changed.size === 0) enqueue(update);
    changed.add(formatPath(root, absolute));
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

/** Open pages fetch what they show again. */
function notify(
  { config, ws }: ViteDevServer,
  before: Site,
  { navigations, problems }: Site,
): void {
  const change: ContentChange = {
    navigations: [...navigations.keys()].filter(
      (id) => JSON.stringify(navigations.get(id)) !== JSON.stringify(before.navigations.get(id)),
    ),
  };
  ws.send({ type: 'custom', event: CONTENT_EVENT, data: change });
  if (problems.length === 0) return;
  config.logger.error(formatProblems(problems));
  ws.send(formatOverlay(problems));
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
