import { useSyncExternalStore } from 'react';
import { getPreferenceStore } from './browserPreferences.ts';
import { INITIAL_PREFERENCES, type PreferenceState } from './preferenceStore.ts';

/** The reader's choices; the neutral ones while prerendering and hydrating. */
export function usePreferences(): PreferenceState {
  return useSyncExternalStore(
    (listener) => getPreferenceStore().subscribe(listener),
    () => getPreferenceStore().get(),
    () => INITIAL_PREFERENCES,
  );
}
