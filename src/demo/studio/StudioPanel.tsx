import { useState, type JSX } from 'react';
import { getPreferenceStore } from '../../preferences/browserPreferences.ts';
import { usePreferences } from '../../preferences/usePreferences.ts';
import { Choice } from '../../ui/Choice.tsx';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { formatThemeFile } from '../themes/formatThemeCode.ts';
import { pickMain } from '../themes/studioColors.ts';
import {
  DEFAULT_STUDIO_THEME,
  DENSITIES,
  HUES,
  parseTheme,
  RADIUS_MAX,
  STUDIO_FONTS,
  type Hue,
  type StudioColor,
  type StudioTheme,
} from '../themes/studioTheme.ts';
import { CopyButton } from '../toolbar/CopyButton.tsx';
import { ColorField } from './ColorField.tsx';
import fieldStyles from './ColorField.module.css';
import { contrastRatio, rateContrast } from './contrastRatio.ts';
import { formatName } from './formatName.ts';
import { keepTheme } from './keepTheme.ts';
import { formatStudioAddress } from './studioAddress.ts';
import styles from './StudioPanel.module.css';

interface StudioPanelProps {
  /** What the page's address asked for in vain. */
  readonly refused: readonly string[];
  readonly onClose: () => void;
}

/** Changes the theme of every demo of the site. */
export function StudioPanel({ refused, onClose }: StudioPanelProps): JSX.Element {
  const { demoTheme, mode } = usePreferences();
  const { theme } = parseTheme(demoTheme);
  const set = (change: Partial<StudioTheme>): void => keepTheme({ ...theme, ...change });
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2>Theme studio</h2>
        <button type="button" onClick={() => keepTheme(DEFAULT_STUDIO_THEME)}>
          Reset
        </button>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
      {refused.length > 0 && (
        <div className={styles.refusal} role="alert">
          <p>The address asks for a theme that cannot be made:</p>
          <ul>
            {refused.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
      <ThemeColor
        legend="Primary color"
        color={theme.primary}
        onChange={(primary) => set({ primary })}
      />
      <ThemeColor
        legend="Secondary color"
        color={theme.secondary}
        onChange={(secondary) => set({ secondary })}
      />
      <RadiusField radius={theme.radius} onChange={(radius) => set({ radius })} />
      <Choice
        legend="Density"
        name="density"
        value={theme.density}
        options={listOptions(DENSITIES)}
        onChange={(density) => set({ density })}
        note="Spacing of Material UI. Joy UI sizes each component by itself."
      />
      <label className={styles.row}>
        <span>Font</span>
        <select
          className={fieldStyles.field}
          value={theme.font}
          onChange={(event) => {
            const font = listOptions(STUDIO_FONTS).find(
              ({ value }) => value === event.target.value,
            );
            if (font) set({ font: font.value });
          }}
        >
          {listOptions(STUDIO_FONTS).map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <Choice
        legend="Text on colors"
        name="contrast"
        value={theme.contrast}
        options={[
          { value: 'default', text: '3:1 or more' },
          { value: 'high', text: '4.5:1 or more' },
        ]}
        onChange={(contrast) => set({ contrast })}
      />
      <Choice
        legend="Color mode"
        name="studio-mode"
        value={mode}
        options={[
          { value: 'light', text: 'Light' },
          { value: 'system', text: 'System' },
          { value: 'dark', text: 'Dark' },
        ]}
        onChange={(value) => getPreferenceStore().set({ mode: value })}
      />
      <ThemeCode theme={theme} />
    </div>
  );
}

function listOptions<K extends string>(
  table: Readonly<Record<K, unknown>>,
): { value: K; text: string }[] {
  return (Object.keys(table) as K[]).map((value) => ({ value, text: formatName(value) }));
}

interface ThemeColorProps {
  readonly legend: string;
  readonly color: StudioColor;
  readonly onChange: (color: StudioColor) => void;
}

const HUE_COLORS = Object.fromEntries(
  HUES.map((hue) => [hue, pickMain(hue)?.light ?? '']),
) as Record<Hue, string>;

/** A color of the theme, with its contrast on white and on the darkest surface. */
function ThemeColor({ legend, color, onChange }: ThemeColorProps): JSX.Element {
  const main = pickMain(color);
  const hue = (['default', ...HUES] as const).find((candidate) => candidate === color) ?? null;
  return (
    <ColorField legend={legend} color={color} hue={hue} hueColors={HUE_COLORS} onChange={onChange}>
      {main && (
        <p className={styles.ratios}>
          {describeRatio(main.light, '#ffffff', 'on white')}
          {' · '}
          {describeRatio(main.dark, '#121212', 'on black')}
        </p>
      )}
    </ColorField>
  );
}

function describeRatio(color: string, surface: string, where: string): string {
  const ratio = contrastRatio(color, surface);
  return `${ratio.toFixed(1)}:1 ${where}, ${rateContrast(ratio)}`;
}

interface RadiusFieldProps {
  readonly radius: number | null;
  readonly onChange: (radius: number) => void;
}

function RadiusField({ radius, onChange }: RadiusFieldProps): JSX.Element {
  return (
    <label className={styles.row}>
      <span>Radius</span>
      <input
        type="range"
        min={0}
        max={RADIUS_MAX}
        value={radius ?? 4}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <output>{radius === null ? 'default' : `${radius} px`}</output>
    </label>
  );
}

/** The theme as code for the reader's own project, and a link that shows it to others. */
function ThemeCode({ theme }: { readonly theme: StudioTheme }): JSX.Element {
  const [library, setLibrary] = useState<'material' | 'joy'>('material');
  return (
    <div className={styles.code}>
      <Choice
        legend="Theme code"
        name="studio-library"
        value={library}
        options={[
          { value: 'material', text: 'Material UI' },
          { value: 'joy', text: 'Joy UI' },
        ]}
        onChange={setLibrary}
      />
      <div className="prose">
        <CodeBlock as="div">
          <code className="code">{formatThemeFile(theme, library)}</code>
        </CodeBlock>
      </div>
      <CopyButton
        label="Copy a link with this theme"
        what="The link"
        read={() => formatStudioAddress(location.href, theme)}
      />
    </div>
  );
}
