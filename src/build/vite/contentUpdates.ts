import path from 'node:path';
import type { CustomPayload, ErrorPayload, HotChannelClient, Plugin, ViteDevServer } from 'vite';
import { CONTENT_EVENT, MISSED_EVENT, type ContentChange } from '../../model/contentChange.ts';
import { formatProblems, type Problem } from '../../model/problem.ts';
import { isApiKnown, loadApiDocs } from '../../source/api/loadApiDocs.ts';
import type { Site } from '../../source/site.ts';
import { provideSourceLines } from '../demos/sourceLines.ts';
import { createSiteInput } from '../siteInput.ts';
import { followFiles, isContent } from './followFiles.ts';
import { openSite } from './openSite.ts';
import { waitUntilWritten } from './reportWhenWritten.ts';
import { getServerEnvironment } from './serverModules.ts';

/** In dev: reads changed content again, lets open pages follow, shows problems in the overlay. */
export function contentUpdates(): Plugin[] {
  return [
    { name: 'swatchbook:content-updates', apply: 'serve', configureServer: followContent },
    {
      // A demo without code would be one that lost its exports: its page would load anew, and state be lost.
      name: 'swatchbook:written-files',
      apply: 'serve',
      hotUpdate: { order: 'pre', handler: ({ file }) => waitUntilWritten(file) },
    },
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

function followContent(server: ViteDevServer): void {
  const { root, logger } = server.config;
  const site = openSite({
    input: createSiteInput(root, (file) => importFresh(server, file)),
    readKnownApi: async () => (isApiKnown({ root }) ? loadApiDocs({ root }) : null),
    readApi: () => {
      logger.info('The API is being read from the packages; its pages follow.');
      return loadApiDocs({ root });
    },
    onUpdate: (before, after) => notify(server, before, after),
    onFailure: (error) => showFailure(server, error),
  });
  provideSourceLines((stack) => server.ssrRewriteStacktrace(stack));
  server.middlewares.use(({ url = '/' }, response, next) => {
    const isPage = /^[^?]*\/(?:\?|$)/.test(url);
    if (isPage) response.once('close', site.readRest);
    // All else goes on without a site: Vite's client shows why there is none.
    site.prepare(url).then(
      () => next(),
      (error: unknown) => next(isPage ? error : undefined),
    );
  });
  followFiles(root, server.watcher, site);
  // A page that loads has no overlay yet, also the first one.
  const sendProblems = async (client: HotChannelClient): Promise<void> => {
    const problems = await site.listProblems();
    if (problems.length > 0) client.send(formatOverlay(problems));
  };
  server.ws.on('vite:client:connect', (_data, client) => void sendProblems(client));
  server.ws.on(MISSED_EVENT, (_data, client) => {
    client.send(formatChange([]));
    void sendProblems(client);
  });
}

/** Open pages fetch what they show again. */
function notify(
  { config, ws }: ViteDevServer,
  before: Site | null,
  { navigations, problems }: Site,
): void {
  // What is open then is what says so.
  if (!before) return ws.send({ type: 'full-reload' });
  const changed = [...navigations.keys()].filter(
    (id) => JSON.stringify(navigations.get(id)) !== JSON.stringify(before.navigations.get(id)),
  );
  ws.send(formatChange(changed));
  if (problems.length === 0) return;
  config.logger.error(formatProblems(problems));
  ws.send(formatOverlay(problems));
}

function formatChange(navigations: ContentChange['navigations']): CustomPayload {
  const data: ContentChange = { navigations };
  return { type: 'custom', event: CONTENT_EVENT, data };
}

function formatOverlay(problems: readonly Problem[]): ErrorPayload {
  return { type: 'error', err: { message: formatProblems(problems), stack: '' } };
}

function showFailure({ config, ws }: ViteDevServer, error: unknown): void {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  config.logger.error(stack || message);
  ws.send({ type: 'error', err: { message, stack } });
}

/** Imports a module of the content as it is now, beside those that render pages: most of what it imports is there. */
async function importFresh(server: ViteDevServer, file: string): Promise<unknown> {
  const { moduleGraph, runner } = getServerEnvironment(server);
  // Vite hears of changes, too, but not before we do.
  moduleGraph.onFileChange(path.posix.join(server.config.root, file));
  return runner.import(`/${file}`);
}
