import styles from './slotContent.module.css';

/** A word to readers whose browser blocks the network; asked for politely, and only now and then. */
export function Appeal({ onClick }: { onClick: () => void }) {
  return (
    <div className={styles.card}>
      <p className={styles.appeal}>
        <b>This page is paid for by one quiet advertisement.</b> Your browser keeps it out, which is
        fine. If these pages save you time, allowing it here helps to keep them free.{' '}
        <a href="/docs/third-parties/" onClick={onClick}>
          See what it may and may not do
        </a>
      </p>
    </div>
  );
}
