import { useEffect, useState, type JSX } from 'react';
import type { DemoCode } from '../model/pageData.ts';
import type { Styling } from '../model/styling.ts';
import { usePreferences } from '../preferences/usePreferences.ts';
import { loadDemoCode } from './demoCode.ts';
import styles from './CodePanel.module.css';

interface CodePanelProps {
  readonly pathname: string;
  readonly name: string;
  readonly styling: Styling | null;
}

type Loaded =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly code: DemoCode };

/** The full source of a demo in the reader's language, a tab for each file. */
export function CodePanel({ pathname, name, styling }: CodePanelProps): JSX.Element {
  const { codeVariant } = usePreferences();
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' });
  const [tab, setTab] = useState(0);
  useEffect(() => {
    let current = true;
    loadDemoCode(pathname, name).then(
      (code) => current && setLoaded({ kind: 'ready', code }),
      () => current && setLoaded({ kind: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [pathname, name]);

  if (loaded.kind === 'loading') return <p className={styles.note}>Loading the code…</p>;
  if (loaded.kind === 'failed') {
    return (
      <p className={styles.note}>
        The code could not be loaded. Check your connection and try again.
      </p>
    );
  }
  const rendition = loaded.code.renditions.find((candidate) => candidate.styling === styling);
  const files = rendition?.sources[codeVariant].files ?? [];
  const file = files[tab] ?? files[0];
  if (!file) return <p className={styles.note}>This demo has no code.</p>;
  return (
    <div className={`prose ${styles.panel}`}>
      {files.length > 1 && (
        <div className={styles.tabs} role="tablist" aria-label={`Files of ${name}`}>
          {files.map(({ name: fileName }, index) => (
            <button
              key={fileName}
              type="button"
              role="tab"
              aria-selected={file === files[index]}
              className={styles.tab}
              onClick={() => setTab(index)}
            >
              {fileName}
            </button>
          ))}
        </div>
      )}
      <div className="codeblock">
        <div className="code-actions">
          <button type="button" className="copy" data-copy="">
            Copy
          </button>
        </div>
        <pre tabIndex={0} translate="no" className={styles.pre}>
          <code className="code" dangerouslySetInnerHTML={{ __html: file.html }} />
        </pre>
      </div>
    </div>
  );
}
