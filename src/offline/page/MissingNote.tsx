import type { JSX } from 'react';
import styles from './MissingNote.module.css';

/** Says that the page asked for is not here, in place of it. */
export function MissingNote({ pathname }: { readonly pathname: string }): JSX.Element {
  return (
    <div className={styles.note} role="status">
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <path d="m3 3 18 18M8.5 8.2A6 6 0 0 0 7 19h10.5c.6 0 1.2-.1 1.7-.3M21.6 16a4.5 4.5 0 0 0-4.1-6h-.8A6 6 0 0 0 12 6" />
      </svg>
      <div className={styles.words}>
        <p>
          <code className={styles.path}>
            <bdi>{pathname}</bdi>
          </code>{' '}
          is not saved on this device, and the network cannot be reached.
        </p>
        <p className={styles.hint}>It opens by itself when the network is back.</p>
      </div>
      <button type="button" className={styles.button} onClick={() => location.reload()}>
        Try again
      </button>
    </div>
  );
}
