import { useId, useState, type JSX } from 'react';
import { Choice } from '../../ui/Choice.tsx';
import { rateContrast } from '../studio/contrastRatio.ts';
import { checkContrast, readTokenColor } from './checkContrast.ts';
import { ColorInput } from './ColorInput.tsx';
import fieldStyles from './fields.module.css';
import { formatTitle } from './formatTitle.ts';
import styles from './JoyThemeBuilder.module.css';
import { readBase, readField, resolveShades, setField } from './joyDesign.ts';
import {
  listTokens,
  PALETTES,
  SCHEMES,
  SHADES,
  VARIANTS,
  type Palette,
  type Scheme,
  type Variant,
} from './joyTokens.ts';
import { listOptions } from './listOptions.ts';
import type { DesignControl } from './useDesign.ts';

interface VariantFieldsProps {
  readonly control: DesignControl;
  readonly palette: Palette;
  readonly onPalette: (palette: Palette) => void;
  readonly scheme: Scheme;
  readonly onScheme: (scheme: Scheme) => void;
}

/** Where the tokens of a variant get their colors. */
export function VariantFields(props: VariantFieldsProps): JSX.Element {
  const { control, palette, onPalette, scheme, onScheme } = props;
  const [variant, setVariant] = useState<Variant>('solid');
  const id = useId();
  return (
    <>
      <div className={fieldStyles.row}>
        <label htmlFor={id} className={fieldStyles.label}>
          Palette
        </label>
        <select
          id={id}
          className={fieldStyles.select}
          value={palette}
          onChange={(event) => {
            const chosen = PALETTES.find((each) => each === event.target.value);
            if (chosen) onPalette(chosen);
          }}
        >
          {PALETTES.map((each) => (
            <option key={each} value={each}>
              {formatTitle(each)}
            </option>
          ))}
        </select>
      </div>
      <Choice
        legend="Color scheme"
        name="joy-variant-scheme"
        value={scheme}
        options={listOptions(SCHEMES)}
        onChange={onScheme}
      />
      <Choice
        legend="Variant"
        name="joy-variant"
        value={variant}
        options={listOptions(VARIANTS)}
        onChange={setVariant}
      />
      <VariantContrast control={control} {...{ scheme, palette, variant }} />
      {listTokens(palette, variant).map((token) => (
        <TokenField
          key={`${scheme} ${palette} ${token}`}
          control={control}
          label={formatToken(token, variant)}
          name={`${scheme}.${palette}.${token}`}
          palette={palette}
        />
      ))}
    </>
  );
}

interface VariantContrastProps {
  readonly control: DesignControl;
  readonly scheme: Scheme;
  readonly palette: Palette;
  readonly variant: Variant;
}

function VariantContrast({ control, scheme, palette, variant }: VariantContrastProps): JSX.Element {
  const pair = checkContrast(control.design).find(
    (each) => each.scheme === scheme && each.palette === palette && each.variant === variant,
  );
  const ratio = pair?.ratio ?? 1;
  return (
    <p className={styles.ratio}>
      <span
        className={styles.sample}
        style={{ backgroundColor: pair?.surface, color: pair?.text }}
      />
      <bdi>
        {ratio.toFixed(2)}:1, {rateContrast(ratio)}
      </bdi>
    </p>
  );
}

/** A token's name without its variant, in words: `Hover background`. */
function formatToken(token: string, variant: Variant): string {
  const words = token.slice(variant.length).replace('Bg', 'Background');
  return formatTitle(words.replace(/(?!^)[A-Z]/g, ' $&').toLowerCase());
}

const OTHER = 'other';

interface TokenFieldProps {
  readonly control: DesignControl;
  readonly label: string;
  readonly name: string;
  readonly palette: Palette;
}

/** A token that gets its color from a shade, or has one of its own. */
function TokenField({ control, label, name, palette }: TokenFieldProps): JSX.Element {
  const { design, change } = control;
  const id = useId();
  const base = readBase(design, name) ?? '';
  const source = readField(design, name);
  const shades = resolveShades(design);
  const color = readTokenColor(design, shades, name) ?? '';
  const set = (value: string | null): void => change(setField(design, name, value), name);
  const own = source.startsWith('#');
  const lists = palette === 'neutral' ? ([palette] as const) : ([palette, 'neutral'] as const);
  const listed = lists.some((each) => source.startsWith(`${each}.`)) || !source.includes('.');
  return (
    <>
      <div className={fieldStyles.row} data-changed={design[name] !== undefined || undefined}>
        <label htmlFor={id} className={fieldStyles.label}>
          {label}
        </label>
        <span className={styles.dot} style={{ backgroundColor: color }} />
        <select
          id={id}
          className={fieldStyles.select}
          value={own ? OTHER : source}
          onChange={({ target }) => set(target.value === OTHER ? color : target.value)}
        >
          {!listed && <option value={source}>{formatSource(source)}</option>}
          {lists.map((each) => (
            <optgroup key={each} label={formatTitle(each)}>
              {SHADES.map((shade) => (
                <option key={shade} value={`${each}.${shade}`}>
                  {formatSource(`${each}.${shade}`)}
                  {base === `${each}.${shade}` && ', default'}
                </option>
              ))}
            </optgroup>
          ))}
          <option value="white">White{base === 'white' && ', default'}</option>
          <option value="black">Black</option>
          <option value={OTHER}>Another color</option>
        </select>
      </div>
      {own && (
        <ColorInput
          label=""
          fullLabel={`${label}, own color`}
          color={color}
          isChanged
          onChange={set}
        />
      )}
    </>
  );
}

function formatSource(source: string): string {
  return formatTitle(source.replace('.', ' '));
}
