import { useSyncExternalStore, type JSX } from 'react';
import styles from './OfflineNote.module.css';

/** Says that there is no network, for as long as there is none. */
export function OfflineNote(): JSX.Element | null {
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  return isOffline ? (
    <p className={styles.note} role="status">
      You are offline. Pages that are not saved may not open.
    </p>
  ) : null;
}

function subscribe(run: () => void): () => void {
  const events = ['online', 'offline'];
  for (const name of events) window.addEventListener(name, run);
  return () => {
    for (const name of events) window.removeEventListener(name, run);
  };
}
