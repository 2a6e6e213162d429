import { isSavingData } from '../../model/isSavingData.ts';
import { createSearchClient, type SearchClient } from './searchClient.ts';

let client: SearchClient | undefined;

/** The page's one search client: dialog and search page share its index. */
export function getSearchClient(): SearchClient {
  client ??= createBrowserClient();
  return client;
}

function createBrowserClient(): SearchClient {
  const created = createSearchClient({
    createWorker: () =>
      new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module', name: 'search' }),
    savesData: isSavingData(navigator),
  });
  window.addEventListener('online', () => {
    if (created.getState().status.failure !== 'none') created.retry();
  });
  return created;
}
