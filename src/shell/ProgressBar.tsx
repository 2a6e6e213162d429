import type { JSX } from 'react';
import styles from './ProgressBar.module.css';

/** A thin line at the top while a page change takes long; CSS delays it by 200 ms. */
export function ProgressBar({ busy }: { readonly busy: boolean }): JSX.Element {
  return <div className={styles.bar} data-busy={busy} aria-hidden="true" />;
}
