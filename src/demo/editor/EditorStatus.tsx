import type { JSX } from 'react';
import styles from './EditorStatus.module.css';
import type { CodeError } from './useCodeError.ts';

interface EditorStatusProps {
  readonly id: string;
  readonly error: CodeError | null;
  /** Null where there is nothing to undo. */
  readonly onUndoReset: (() => void) | null;
}

/** The line below an editor: how to leave it, what is wrong, how to take a reset back. */
export function EditorStatus({ id, error, onUndoReset }: EditorStatusProps): JSX.Element {
  return (
    <div className={styles.status} data-error={error !== null || undefined}>
      <p id={id} hidden={error !== null || undefined}>
        Press Escape, then Tab to leave the editor.
      </p>
      <p role="status">{error ? formatError(error) : onUndoReset && 'The demo was reset.'}</p>
      {onUndoReset && (
        <button type="button" className={styles.undo} onClick={onUndoReset}>
          Undo reset
        </button>
      )}
    </div>
  );
}

function formatError({ message, line }: CodeError): string {
  return line === null ? message : `Line ${line}: ${message}`;
}
