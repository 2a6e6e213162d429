import { Component, type ReactNode } from 'react';
import styles from './DemoBoundary.module.css';

interface DemoBoundaryProps {
  /** Prefilled report about this demo. */
  readonly reportUrl: (error: Error) => string;
  readonly onReset: () => void;
  readonly children: ReactNode;
}

/** Keeps a demo's crash inside the demo: says what happened, offers a reset and a report. */
export class DemoBoundary extends Component<DemoBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div className={styles.crash} role="alert">
        <p className={styles.title}>This demo crashed.</p>
        <pre className={styles.message}>{error.message}</pre>
        <div className={styles.actions}>
          <button
            type="button"
            onClick={() => {
              this.setState({ error: null });
              this.props.onReset();
            }}
          >
            Reset the demo
          </button>
          <a href={this.props.reportUrl(error)}>Report it</a>
        </div>
      </div>
    );
  }
}
