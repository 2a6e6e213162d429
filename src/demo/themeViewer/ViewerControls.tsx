import type { JSX } from 'react';
import { Choice } from '../../ui/Choice.tsx';
import styles from './ThemeViewer.module.css';
import type { View } from './viewerAddress.ts';

interface ViewerControlsProps {
  readonly view: View;
  readonly onChange: (change: Partial<View>) => void;
}

/** What of a theme is shown. */
export function ViewerControls({ view, onChange }: ViewerControlsProps): JSX.Element {
  return (
    <div className={styles.controls} data-whole="">
      <label className={styles.search}>
        <span>Search names and values</span>
        <input
          type="search"
          spellCheck={false}
          autoComplete="off"
          placeholder="primary main, #1976d2, 600"
          value={view.query}
          onChange={(event) => onChange({ query: event.target.value })}
        />
      </label>
      <Choice
        legend="Theme"
        name="viewer-mode"
        value={view.mode}
        options={[
          { value: 'light', text: 'Light' },
          { value: 'dark', text: 'Dark' },
        ]}
        onChange={(mode) => onChange({ mode })}
      />
      <Choice
        legend="Show"
        name="viewer-show"
        value={view.show}
        options={[
          { value: 'all', text: 'Everything' },
          { value: 'changes', text: 'My changes' },
        ]}
        onChange={(show) => onChange({ show })}
      />
    </div>
  );
}
