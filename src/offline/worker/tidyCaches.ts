import { CacheExpiration } from 'workbox-expiration';
import { ask } from '../messages.ts';
import { ASK_PAGE } from '../start/workerCalls.ts';
import { BUILD } from './build.ts';
import { isComplete, listCaches } from './cacheLookup.ts';
import { selectStaleCaches } from './selectStaleCaches.ts';
import { scope } from './workerScope.ts';

/** Enough for a tab in the background; one that is asleep keeps its build's files. */
const ANSWER_TIMEOUT_MS = 2000;

/** Deletes the caches of builds that no open page belongs to. */
export async function tidyCaches(): Promise<void> {
  if (isNextComing()) return;
  const openBuilds = await askPages();
  if (openBuilds.includes(null)) return;
  const found = await listCaches();
  const complete: string[] = [];
  for (const { name, id } of found) if (await isComplete(name, id)) complete.push(name);
  const stale = selectStaleCaches({
    names: found.map(({ name }) => name),
    complete,
    ownBuild: BUILD,
    openBuilds: openBuilds.filter((build) => build !== null),
  });
  // One may have started to come while the pages were asked.
  for (const name of stale) if (!isNextComing()) await deleteCache(name);
}

/** The caches of a worker that is about to come are not old but new. */
function isNextComing(): boolean {
  const { installing, waiting } = scope.registration;
  return installing !== null || waiting !== null;
}

/** The builds of all open pages; null for a page that does not answer. */
async function askPages(): Promise<readonly (string | null)[]> {
  const clients = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = clients.filter(
    // Other sites of this host know nothing of our builds.
    ({ frameType, url }) => frameType !== 'nested' && url.startsWith(scope.registration.scope),
  );
  const answers = await Promise.all(open.map((client) => ask(client, ASK_PAGE, ANSWER_TIMEOUT_MS)));
  return answers.map((answer) => (typeof answer === 'string' ? answer : null));
}

/** Workbox keeps the ages of entries apart from the entries. */
async function deleteCache(name: string): Promise<void> {
  await caches.delete(name);
  await new CacheExpiration(name, { maxEntries: 1 }).delete();
}
