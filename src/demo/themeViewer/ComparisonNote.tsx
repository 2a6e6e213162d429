import type { JSX } from 'react';
import styles from './ThemeViewer.module.css';
import type { ThemeComparison } from './useDifferences.ts';

/** Says how the reader's theme differs, and leads to where it is changed. */
export function ComparisonNote({
  comparison,
}: {
  readonly comparison: ThemeComparison;
}): JSX.Element {
  return (
    <p className={styles.comparison}>
      {describeComparison(comparison)}{' '}
      <button type="button" onClick={() => void openStudio()}>
        Open the theme studio
      </button>
    </p>
  );
}

function describeComparison({ kind, differences }: ThemeComparison): string {
  switch (kind) {
    case 'default':
      return 'You have not changed the theme of the demos. Once you do, this tree shows what your theme changes.';
    case 'loading':
      return 'Comparing your theme…';
    case 'failed':
      return 'Your theme could not be compared, because the code for it did not load.';
    case 'compared': {
      const { size } = differences.changed;
      return `Your theme for the demos changes ${size === 1 ? 'one entry' : `${size} entries`} here.`;
    }
  }
}

async function openStudio(): Promise<void> {
  const studio = await import('../studio/openStudio.tsx');
  studio.openStudio();
}
