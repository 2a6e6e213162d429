import { isSavingData } from '../../model/isSavingData.ts';
import type { PageMessage } from '../messages.ts';
import { CALL_PAGE } from '../start/workerCalls.ts';
import { BUILD } from './build.ts';
import { listCaches } from './cacheLookup.ts';
import { restoreShell } from './restoreShell.ts';
import { tidyCaches } from './tidyCaches.ts';
import { keepVisited } from './visits.ts';
import type { PageMessageEvent } from './workerScope.ts';

/** Handles a page's report of being read: calls it back if it has work to do, caches it, and deletes old caches. */
export async function handleVisit(
  event: PageMessageEvent,
  visit: Extract<PageMessage, { kind: 'visited' }>,
): Promise<void> {
  if (visit.build !== BUILD || (await hasOldProduct())) event.source?.postMessage(CALL_PAGE);
  await restoreShell();
  if (!isSavingData(navigator)) await keepVisited(event, visit);
  await tidyCaches();
}

/** Whether a product is saved that the page should save anew. */
async function hasOldProduct(): Promise<boolean> {
  const caches = await listCaches();
  return caches.some(({ id }) => id.kind === 'saved' && id.build !== BUILD);
}
