import { useState, type JSX } from 'react';
import styles from './PlaygroundPanel.module.css';
import { PlaygroundWorkbench } from './PlaygroundWorkbench.tsx';
import { usePlayground } from './usePlayground.ts';

interface PlaygroundPanelProps {
  readonly component: string;
  readonly pathname: string;
}

/** The open playground: a component on its stage, its code, and a control for each prop. */
export function PlaygroundPanel({ component, pathname }: PlaygroundPanelProps): JSX.Element {
  const [attempt, setAttempt] = useState(0);
  const progress = usePlayground(pathname, attempt);
  return (
    <section className={styles.panel} aria-label={`Playground of ${component}`}>
      {progress.kind === 'ready' && <PlaygroundWorkbench {...progress.playground} />}
      {progress.kind === 'waiting' && <p className={styles.note}>Loading the playground…</p>}
      {progress.kind === 'failed' && (
        <p className={styles.note} role="alert">
          The playground could not be loaded.{' '}
          <button type="button" onClick={() => setAttempt(attempt + 1)}>
            Try again
          </button>
        </p>
      )}
    </section>
  );
}
