import type { JSX } from 'react';
import { formatSearchUrl } from './describeResults.ts';
import { COMMAND_SIGN } from './options.ts';
import { SEARCH_PAGE } from '../searchKeys.ts';
import styles from './SearchDialog.module.css';

interface DialogFooterProps {
  readonly text: string;
  readonly productId: string | null;
  readonly onLeave: () => void;
}

/** Keys that work here, and the way to all results. */
export function DialogFooter({ text, productId, onLeave }: DialogFooterProps): JSX.Element {
  const isQuery = text.trim() !== '' && !text.trim().startsWith(COMMAND_SIGN);
  return (
    <div className={styles.foot}>
      <span className={styles.hints} aria-hidden="true">
        <Hint keys="↑ ↓" text="choose" />
        <Hint keys="Enter" text="open" />
        <Hint keys=">" text="commands" />
        <Hint keys="Esc" text="close" />
      </span>
      <a
        className={styles.all}
        href={isQuery ? formatSearchUrl(text, productId) : SEARCH_PAGE}
        onClick={onLeave}
      >
        {isQuery ? 'All results' : 'Search page'}
      </a>
    </div>
  );
}

function Hint({ keys, text }: { readonly keys: string; readonly text: string }): JSX.Element {
  return (
    <span className={styles.hint}>
      <kbd>{keys}</kbd> {text}
    </span>
  );
}
