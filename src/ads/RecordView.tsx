import { toAddress } from '../model/address.ts';
import type { AdRecord } from './adRecord.ts';
import styles from './SlotContent.module.css';

/** Draws an advertisement. Everything of it is text or a checked address. */
export function RecordView({ record, onClick }: { record: AdRecord; onClick: () => void }) {
  const leaves = !record.link.startsWith('/');
  return (
    <div className={styles.card}>
      <a
        className={styles.link}
        href={toAddress(record.link)}
        {...(leaves && { target: '_blank', rel: 'sponsored noopener' })}
        onClick={onClick}
        onAuxClick={onClick}
      >
        {record.image !== null && (
          <img
            className={styles.picture}
            src={record.image}
            alt=""
            width={130}
            height={100}
            fetchPriority="low"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
        <span className={styles.column}>
          {/* Each isolated: it may run the other way than the page, but stands where the page begins. */}
          <span className={styles.words}>
            {record.name !== '' && (
              <b>
                <bdi>{record.name}</bdi>{' '}
              </b>
            )}
            <bdi>{record.description}</bdi>
          </span>
          <span className={styles.source}>Ad by {record.poweredBy}</span>
        </span>
      </a>
    </div>
  );
}
