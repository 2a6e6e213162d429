import { useId, useRef, useState, type CSSProperties, type JSX } from 'react';
import {
  DEFAULT_STUDIO_THEME,
  DEFAULT_THEME_TEXT,
  parseTheme,
  type StudioColor,
  type StudioTheme,
} from '../demo/themes/studioTheme.ts';
import { getPreferenceStore } from '../preferences/browserPreferences.ts';
import { resolveMode } from '../preferences/preferenceStore.ts';
import { usePreferences } from '../preferences/usePreferences.ts';
import styles from './ThemePicker.module.css';

/** Swatches for the app below them. What is picked is the theme of all demos, here and on every page. */
export function ThemePicker(): JSX.Element {
  const preferences = usePreferences();
  const [theme, pick, failed] = useTheme(preferences.demoTheme);
  const isDark = resolveMode(preferences) === 'dark';
  const isRtl = preferences.direction === 'rtl';
  const isRound = theme.radius === ROUND;
  return (
    <>
      <div
        className={styles.picker}
        data-home="swatches"
        data-whole=""
        onPointerEnter={preload}
        onFocus={preload}
      >
        <ColorSwatches primary={theme.primary} onPick={(primary) => pick({ primary })} />
        <p className={styles.tools}>
          {preferences.demoTheme !== DEFAULT_THEME_TEXT && (
            <button type="button" onClick={() => pick(DEFAULT_STUDIO_THEME)}>
              Reset
            </button>
          )}
          <button type="button" onClick={openStudio}>
            More in the theme studio
          </button>
        </p>
        <div className={styles.toggles}>
          <button
            type="button"
            aria-pressed={isRound}
            onClick={() => pick({ radius: isRound ? null : ROUND })}
          >
            Round corners
          </button>
          <button
            type="button"
            aria-pressed={isDark}
            onClick={() => getPreferenceStore().set({ mode: isDark ? 'light' : 'dark' })}
          >
            Dark
          </button>
          <button
            type="button"
            aria-pressed={isRtl}
            onClick={() => getPreferenceStore().set({ direction: isRtl ? 'ltr' : 'rtl' })}
          >
            Right to left
          </button>
        </div>
        {failed && (
          <p className={styles.failure} role="alert">
            The theme could not be made: its code did not load. Try again.
          </p>
        )}
      </div>
      <template />
    </>
  );
}

/** The radius of corners that are called round here, in px. */
const ROUND = 16;

/** The theme as it was picked, a way to pick, and whether the last pick came to nothing. */
function useTheme(
  demoTheme: string,
): readonly [StudioTheme, (change: Partial<StudioTheme>) => void, boolean] {
  // What is picked shows at once, though its styles may take a moment.
  const [picked, setPicked] = useState<StudioTheme | null>(null);
  const [failed, setFailed] = useState(false);
  const latest = useRef<StudioTheme>(null);
  const theme = picked ?? parseTheme(demoTheme).theme;
  const pick = (change: Partial<StudioTheme>): void => {
    const next = { ...theme, ...change };
    latest.current = next;
    setPicked(next);
    const finish = (hasFailed: boolean): void => {
      setPicked(null);
      setFailed(hasFailed);
    };
    // The code may come earlier for what was asked for later.
    loadKeeper().then(
      ({ keepTheme }) => {
        if (latest.current !== next) return;
        keepTheme(next);
        finish(false);
      },
      () => latest.current === next && finish(true),
    );
  };
  return [theme, pick, failed];
}

/** The libraries that work out a theme's styles come when a reader turns to the swatches. */
function loadKeeper() {
  return import('../demo/studio/keepTheme.ts');
}

function preload(): void {
  // Picking asks again, and says so where it fails.
  loadKeeper().catch(() => undefined);
}

function openStudio(): void {
  import('../demo/studio/openStudio.tsx').then(
    (studio) => studio.openStudio(),
    // The button stays, and asks again.
    () => undefined,
  );
}

interface Swatch {
  readonly name: string;
  readonly primary: StudioColor;
  /** The hex color it is painted in. */
  readonly paint: string;
}

/** Colors that carry white text at 4.5:1 or more, the libraries' own first; the studio has the rest. */
const SWATCHES: readonly Swatch[] = [
  { name: 'Blue', primary: 'default', paint: '#1976d2' },
  { name: 'Indigo', primary: '#3f4fb8', paint: '#3f4fb8' },
  { name: 'Violet', primary: '#7440c4', paint: '#7440c4' },
  { name: 'Raspberry', primary: '#c01f61', paint: '#c01f61' },
  { name: 'Copper', primary: '#b1501d', paint: '#b1501d' },
  { name: 'Moss', primary: '#4a7031', paint: '#4a7031' },
  { name: 'Teal', primary: '#00796b', paint: '#00796b' },
  { name: 'Slate', primary: '#465a69', paint: '#465a69' },
];

interface ColorSwatchesProps {
  readonly primary: StudioColor;
  readonly onPick: (primary: StudioColor) => void;
}

function ColorSwatches({ primary, onPick }: ColorSwatchesProps): JSX.Element {
  const name = useId();
  const picked = SWATCHES.find((swatch) => swatch.primary === primary);
  return (
    <fieldset className={styles.colors}>
      <legend>
        Color<span className={styles.picked}>{picked?.name ?? primary}</span>
      </legend>
      <div className={styles.strip}>
        {SWATCHES.map((swatch) => (
          <input
            key={swatch.name}
            type="radio"
            name={name}
            aria-label={swatch.name}
            title={swatch.name}
            className={styles.swatch}
            style={formatPaint(swatch.paint)}
            checked={swatch === picked}
            onChange={() => onPick(swatch.primary)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** React knows no custom properties in its types. */
function formatPaint(paint: string): CSSProperties {
  return Object.fromEntries([['--paint', paint]]);
}
