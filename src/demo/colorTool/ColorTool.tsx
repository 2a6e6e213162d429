import { useId, useMemo, type JSX } from 'react';
import type { EmbedProps } from '../../model/page.ts';
import { Choice } from '../../ui/Choice.tsx';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { ColorField } from '../studio/ColorField.tsx';
import fieldStyles from '../studio/ColorField.module.css';
import { formatStudioAddress } from '../studio/studioAddress.ts';
import { useStudioTheme } from '../studio/useStudioTheme.ts';
import { HUES, type Hue, type StudioColor } from '../themes/studioTheme.ts';
import { CopyButton } from '../toolbar/CopyButton.tsx';
import { ColorTable } from './ColorTable.tsx';
import styles from './ColorTool.module.css';
import type { ColorFacts } from './colorFacts.ts';
import { findShade, parseHueProps, SHADE_NAMES, type HueColors } from './shades.ts';
import { useColorFacts } from './useColorFacts.ts';

/** Chooses the two colors of the reader's theme, shows what Material UI makes of them, and writes the code. */
export function ColorTool({ facts: defaults, ...props }: EmbedProps): JSX.Element {
  const hues = parseHueProps(props);
  const { theme, setTheme } = useStudioTheme();
  const defaultFacts = useMemo((): ColorFacts => JSON.parse(String(defaults)), [defaults]);
  const facts = useColorFacts(theme, defaultFacts);
  const reset = { primary: 'default', secondary: 'default', contrast: 'default' } as const;
  return (
    <div className={styles.tool}>
      <div className={styles.colors}>
        {(['primary', 'secondary'] as const).map((name) => (
          <div key={name} className={styles.color} data-whole="">
            <HueField
              legend={name === 'primary' ? 'Primary color' : 'Secondary color'}
              color={theme[name]}
              hues={hues}
              onChange={(color) => setTheme({ ...theme, [name]: color })}
            />
            <ColorTable name={name} facts={facts[name]} />
          </div>
        ))}
        <template />
      </div>
      <Choice
        legend="Contrast threshold"
        name="contrast-threshold"
        value={theme.contrast}
        options={[
          { value: 'default', text: '3, the default' },
          { value: 'high', text: '4.5' },
        ]}
        onChange={(contrast) => setTheme({ ...theme, contrast })}
        note={`Text on a main color is white if that has a contrast of ${facts.contrastThreshold}:1 or more, and black at 87 % opacity if not.`}
      />
      <div className={`prose ${styles.code}`}>
        <CodeBlock as="figure">
          <code className="code">{facts.code}</code>
        </CodeBlock>
      </div>
      <div className={styles.actions} data-whole="">
        <CopyButton
          label="Copy link"
          what="The link"
          read={() => formatStudioAddress(location.href, theme)}
        />
        <button type="button" onClick={() => setTheme({ ...theme, ...reset })}>
          Reset colors
        </button>
        <button type="button" onClick={() => void openStudio()}>
          Open the theme studio
        </button>
      </div>
      <template />
    </div>
  );
}

interface HueFieldProps {
  readonly legend: string;
  readonly color: StudioColor;
  readonly hues: HueColors;
  readonly onChange: (color: StudioColor) => void;
}

const AUTOMATIC = 'automatic';
/** The shade that hues are drawn in. */
const DRAWN_SHADE = SHADE_NAMES.indexOf('500');

/** A color by hue, shade or text. */
function HueField({ legend, color, hues, onChange }: HueFieldProps): JSX.Element {
  const id = useId();
  const named = HUES.find((candidate) => candidate === color);
  const found = findShade(hues, color);
  const hue = named ?? found?.hue;
  const hueColors = Object.fromEntries(
    HUES.map((each) => [each, hues[each][DRAWN_SHADE]]),
  ) as Record<Hue, string>;
  return (
    <ColorField
      legend={legend}
      color={color}
      hue={color === 'default' ? color : (hue ?? null)}
      hueColors={hueColors}
      onChange={onChange}
    >
      <label htmlFor={id} className={fieldStyles.labeled}>
        <span>Shade</span>
        <select
          className={fieldStyles.field}
          id={id}
          disabled={!hue}
          value={found?.shade ?? AUTOMATIC}
          onChange={(event) => {
            const index = SHADE_NAMES.findIndex((name) => name === event.target.value);
            if (hue) onChange((hues[hue][index] as StudioColor | undefined) ?? hue);
          }}
        >
          <option value={AUTOMATIC}>
            {hue ? '700 in light mode, 200 in dark mode' : 'Pick a hue'}
          </option>
          {hue &&
            SHADE_NAMES.map((shade, index) => (
              <option key={shade} value={shade}>
                {shade} {hues[hue][index]}
              </option>
            ))}
        </select>
      </label>
    </ColorField>
  );
}

async function openStudio(): Promise<void> {
  const studio = await import('../studio/openStudio.tsx');
  studio.openStudio();
}
