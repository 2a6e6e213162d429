import { Component, type ReactNode } from 'react';
import styles from './DemoBoundary.module.css';
import { formatReportUrl } from './formatReportUrl.ts';

interface DemoBoundaryProps {
  readonly name: string;
  /** Address of the page, for the report. */
  readonly page: string;
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
    const { name, page } = this.props;
    return (
      <div className={styles.crash} role="alert">
        <p className={styles.title}>This demo crashed.</p>
        <pre className={styles.message}>{error.message}</pre>
        <div className={styles.actions}>
          <button type="button" onClick={() => this.setState({ error: null })}>
            Reset the demo
          </button>
          <a
            href={formatReportUrl({ name, page, error, browser: navigator.userAgent })}
            target="_blank"
            rel="noreferrer"
          >
            Report it
          </a>
        </div>
      </div>
    );
  }
}
