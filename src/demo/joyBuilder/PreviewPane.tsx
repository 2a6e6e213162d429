import { useState, useSyncExternalStore, type JSX } from 'react';
import { resolveMode } from '../../preferences/preferenceStore.ts';
import { usePreferences } from '../../preferences/usePreferences.ts';
import { Choice } from '../../ui/Choice.tsx';
import { definePart, LoadedPart } from '../../ui/LoadedPart.tsx';
import styles from './JoyThemeBuilder.module.css';
import type { JoyDesign } from './joyDesign.ts';
import { SCHEMES, type Scheme } from './joyTokens.ts';

const preview = definePart(async () => (await import('./JoyPreview.tsx')).JoyPreview);

type Shown = Scheme | 'both';

/** Components in the theme, in one color scheme or in both. They and their library load after the page. */
export function PreviewPane({ design }: { readonly design: JoyDesign }): JSX.Element {
  const preferences = usePreferences();
  const mode = resolveMode(preferences);
  const [chosen, setChosen] = useState<Shown | null>(null);
  const shown = chosen ?? mode;
  const isThere = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const { direction } = preferences;
  return (
    <div className={styles.preview}>
      <div className={styles.bar}>
        <Choice
          legend="Preview"
          name="joy-preview"
          value={shown}
          options={[
            { value: 'light', text: 'Light' },
            { value: 'dark', text: 'Dark' },
            { value: 'both', text: 'Both' },
          ]}
          onChange={setChosen}
        />
      </div>
      {/* Scrolled by keyboard where nothing inside has the focus. */}
      <div className={styles.scroller} role="region" aria-label="Preview of the theme" tabIndex={0}>
        {isThere && (
          <LoadedPart
            part={preview}
            name="joy-preview"
            html=""
            props={{ design, schemes: shown === 'both' ? SCHEMES : [shown], direction }}
          />
        )}
      </div>
    </div>
  );
}
