import styles from './SlotContent.module.css';

/** A word to readers whose browser blocks the network; asked for politely, and only now and then. */
export function Appeal({ onClick }: { onClick: () => void }) {
  return (
    <div className={`${styles.card} ${styles.appeal}`}>
      <b>One quiet ad pays for this page</b>
      <p>Your browser keeps it out, which is fine. Allowing it keeps these pages free.</p>
      <a href={`${import.meta.env.BASE_URL}docs/third-parties/`} onClick={onClick}>
        What the ad may do
      </a>
    </div>
  );
}
