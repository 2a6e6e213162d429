import { useSyncExternalStore } from 'react';
import { getSearchClient } from './browserSearch.ts';
import { INITIAL_STATE, type SearchState } from './searchClient.ts';

/** What search knows right now. */
export function useSearch(): SearchState {
  return useSyncExternalStore(
    (listener) => getSearchClient().subscribe(listener),
    () => getSearchClient().getState(),
    () => INITIAL_STATE,
  );
}
