import { useSyncExternalStore, type JSX } from 'react';
import { usePreferences } from '../../preferences/usePreferences.ts';
import { Choice } from '../../ui/Choice.tsx';
import { definePart, LoadedPart } from '../../ui/LoadedPart.tsx';
import styles from './JoyThemeBuilder.module.css';
import type { JoyDesign } from './joyDesign.ts';
import { SCHEMES, type Scheme } from './joyTokens.ts';

const preview = definePart(async () => (await import('./JoyPreview.tsx')).JoyPreview);

/** The color schemes that are shown. */
export type ShownSchemes = Scheme | 'both';

interface PreviewPaneProps {
  readonly design: JoyDesign;
  readonly shown: ShownSchemes;
  readonly onShow: (shown: ShownSchemes) => void;
}

/** Components in the theme, in one color scheme or in both. They and their library load after the page. */
export function PreviewPane({ design, shown, onShow }: PreviewPaneProps): JSX.Element {
  const { direction } = usePreferences();
  const isThere = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
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
          onChange={onShow}
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
