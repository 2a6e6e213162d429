import { useState, type JSX } from 'react';
import { DemoFrame, type DemoFrameProps } from './DemoFrame.tsx';
import styles from './DemoFrame.module.css';

/** An edited demo in its frame. One that keeps its thread to itself is told of, and the reader can stop it. */
export function LiveFrame(props: DemoFrameProps): JSX.Element {
  const { code } = props;
  const [isSilent, setIsSilent] = useState(false);
  const [stopped, setStopped] = useState<string | null>(null);
  if (stopped !== null && stopped === code) {
    return (
      <p className={styles.note} role="status">
        The edited demo was stopped. It runs again when its code changes.
      </p>
    );
  }
  const stop = (): void => {
    setStopped(code);
    setIsSilent(false);
  };
  return (
    <>
      <DemoFrame {...props} onSilence={setIsSilent} />
      {isSilent && (
        <p className={styles.note} role="status">
          The edited demo does not answer any more.{' '}
          <button type="button" onClick={stop}>
            Stop it
          </button>
        </p>
      )}
    </>
  );
}
