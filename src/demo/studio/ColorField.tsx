import { useId, useState, type CSSProperties, type JSX, type ReactNode } from 'react';
import {
  explainColor,
  HUES,
  parseColor,
  type Hue,
  type StudioColor,
} from '../themes/studioTheme.ts';
import styles from './ColorField.module.css';
import { formatName } from './formatName.ts';

interface ColorFieldProps {
  readonly legend: string;
  readonly color: StudioColor;
  /** The hue that the color is of; null for a color of no hue. */
  readonly hue: 'default' | Hue | null;
  /** The color that each hue is drawn in. */
  readonly hueColors: Readonly<Record<Hue, string>>;
  readonly onChange: (color: StudioColor) => void;
  /** What else is said about the color. */
  readonly children: ReactNode;
}

/** A color that is picked as a hue or typed. */
export function ColorField({
  legend,
  color,
  hue: chosen,
  hueColors,
  onChange,
  children,
}: ColorFieldProps): JSX.Element {
  const name = useId();
  return (
    <fieldset className={styles.colors}>
      <legend>{legend}</legend>
      <div className={styles.swatches}>
        {(['default', ...HUES] as const).map((hue) => (
          <input
            key={hue}
            type="radio"
            name={name}
            aria-label={formatName(hue)}
            title={formatName(hue)}
            className={styles.swatch}
            style={formatSwatch(hue === 'default' ? DEFAULT_SWATCH : hueColors[hue])}
            checked={hue === chosen}
            onChange={() => onChange(hue)}
          />
        ))}
      </div>
      <ColorTextField key={color} color={color} onChange={onChange} />
      {children}
    </fieldset>
  );
}

const DEFAULT_SWATCH = 'conic-gradient(#1976d2 50%, #9c27b0 0)';

/** React knows no custom properties in its types. */
function formatSwatch(color: string): CSSProperties {
  return Object.fromEntries([['--swatch', color]]);
}

type ColorTextFieldProps = Pick<ColorFieldProps, 'color' | 'onChange'>;

function ColorTextField({ color, onChange }: ColorTextFieldProps): JSX.Element {
  const [text, setText] = useState(color.startsWith('#') ? color : '');
  const id = useId();
  const problem = text === '' ? null : explainColor(text);
  const apply = (): void => {
    const typed = parseColor(text);
    if (problem === null && typed !== undefined && typed !== color) onChange(typed);
  };
  return (
    <>
      <label className={styles.labeled}>
        <span>Hex or rgb</span>
        <input
          type="text"
          className={styles.field}
          spellCheck={false}
          autoComplete="off"
          placeholder="#0a7d5c"
          value={text}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : id}
          onChange={(event) => setText(event.target.value)}
          onBlur={apply}
          onKeyDown={(event) => {
            if (event.key === 'Enter') apply();
          }}
        />
      </label>
      {problem !== null && (
        <p id={id} className={styles.error} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
