import type { CSSProperties, JSX } from 'react';
import { getPreferenceStore } from '../../preferences/browserPreferences.ts';
import { usePreferences } from '../../preferences/usePreferences.ts';
import { Choice } from '../../ui/Choice.tsx';
import { pickMain } from '../themes/studioColors.ts';
import { parseTheme, type StudioColor, type StudioTheme } from '../themes/studioTheme.ts';
import { announce } from '../toolbar/announce.ts';
import styles from './ThemePicker.module.css';

/** A few colors to begin with; the studio has the rest. */
const SEEDS = {
  default: 'Blue, the default',
  teal: 'Teal',
  green: 'Green',
  deepOrange: 'Orange',
  pink: 'Pink',
  deepPurple: 'Purple',
  brown: 'Brown',
  blueGrey: 'Slate',
} as const satisfies Partial<Record<StudioColor, string>>;

const CORNERS = { square: 0, default: null, round: 16 } as const;
type Corner = keyof typeof CORNERS;

/** Swatches for the demos of the page: what is picked holds on the whole site. */
export function ThemePicker(): JSX.Element {
  const { demoTheme, direction, mode } = usePreferences();
  const { theme } = parseTheme(demoTheme);
  const set = (change: Partial<StudioTheme>): void => void pick({ ...theme, ...change });
  return (
    <div className={styles.picker}>
      <fieldset className={styles.colors}>
        <legend>Color</legend>
        <div className={styles.swatches}>
          {listKeys(SEEDS).map((seed) => (
            <input
              key={seed}
              type="radio"
              name="seed"
              aria-label={SEEDS[seed]}
              title={SEEDS[seed]}
              className={styles.swatch}
              style={formatSwatch(seed)}
              checked={theme.primary === seed}
              onChange={() => set({ primary: seed })}
            />
          ))}
        </div>
      </fieldset>
      <Choice<Corner | 'other'>
        legend="Corners"
        name="corners"
        value={listKeys(CORNERS).find((name) => CORNERS[name] === theme.radius) ?? 'other'}
        options={[
          { value: 'square', text: 'Square' },
          { value: 'default', text: 'Default' },
          { value: 'round', text: 'Round' },
        ]}
        onChange={(corner) => corner !== 'other' && set({ radius: CORNERS[corner] })}
      />
      <Choice
        legend="Color mode"
        name="picker-mode"
        value={mode}
        options={[
          { value: 'light', text: 'Light' },
          { value: 'system', text: 'System' },
          { value: 'dark', text: 'Dark' },
        ]}
        onChange={(value) => getPreferenceStore().set({ mode: value })}
      />
      <Choice
        legend="Direction"
        name="picker-direction"
        value={direction}
        options={[
          { value: 'ltr', text: 'Left to right' },
          { value: 'rtl', text: 'Right to left' },
        ]}
        onChange={(value) => getPreferenceStore().set({ direction: value })}
      />
    </div>
  );
}

async function pick(theme: StudioTheme): Promise<void> {
  try {
    // The libraries that work out a theme's styles are more than what this page needs to be read.
    (await import('./keepTheme.ts')).keepTheme(theme);
  } catch {
    announce('The theme could not be made: its code did not load.');
  }
}

function listKeys<K extends string>(table: Readonly<Record<K, unknown>>): K[] {
  return Object.keys(table) as K[];
}

/** React knows no custom properties in its types. */
function formatSwatch(seed: StudioColor): CSSProperties {
  return Object.fromEntries([['--swatch', pickMain(seed)?.light ?? '#1976d2']]);
}
