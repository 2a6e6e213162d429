import { isSavingData } from '../isSavingData.ts';
import type { PageMessage } from '../messages.ts';
import { CALL_PAGE } from '../workerCalls.ts';
import { BUILD } from './build.ts';
import { listCaches } from './copies.ts';
import { tidyCaches } from './tidyCaches.ts';
import { keepVisited } from './visits.ts';
import type { PageMessageEvent } from './workerScope.ts';

/** Calls the page that says it is being read if there is something for it to do, keeps it, and tidies up. */
export async function meetPage(
  event: PageMessageEvent,
  visit: Extract<PageMessage, { kind: 'visited' }>,
): Promise<void> {
  if (visit.build !== BUILD || (await hasOldProduct())) event.source?.postMessage(CALL_PAGE);
  if (!isSavingData(navigator)) await keepVisited(event, visit);
  await tidyCaches();
}

/** Whether a product is saved that the page should save anew. */
async function hasOldProduct(): Promise<boolean> {
  const caches = await listCaches();
  return caches.some(({ id }) => id.kind === 'saved' && id.build !== BUILD);
}
