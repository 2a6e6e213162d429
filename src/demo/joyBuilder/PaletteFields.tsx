import type { JSX } from 'react';
import { ColorInput } from './ColorInput.tsx';
import styles from './JoyThemeBuilder.module.css';
import { formatTitle } from './formatTitle.ts';
import { readField, resolveShades, setField, type JoyDesign } from './joyDesign.ts';
import { PALETTES, SHADES, type Palette } from './joyTokens.ts';
import type { DesignControl } from './useDesign.ts';

interface PaletteFieldsProps {
  readonly control: DesignControl;
  readonly palette: Palette;
  readonly onPalette: (palette: Palette) => void;
}

/** All palettes as swatches, and the seed and shades of the chosen one. */
export function PaletteFields({ control, palette, onPalette }: PaletteFieldsProps): JSX.Element {
  const { design, change } = control;
  const title = formatTitle(palette);
  const seed = design[`palette.${palette}`];
  const shades = resolveShades(design);
  return (
    <>
      <fieldset className={styles.palettes}>
        <legend>Palette to edit</legend>
        {PALETTES.map((each) => (
          <label key={each} className={styles.palette}>
            <input
              type="radio"
              name="joy-palette"
              checked={each === palette}
              onChange={() => onPalette(each)}
            />
            <span>{formatTitle(each)}</span>
            <span className={styles.strip} aria-hidden="true">
              {SHADES.map((shade) => (
                <span key={shade} style={{ backgroundColor: shades[each][shade] }} />
              ))}
            </span>
          </label>
        ))}
      </fieldset>
      <ColorInput
        label="Seed"
        fullLabel={`${title} seed`}
        color={seed ?? shades[palette]['500']}
        isChanged={seed !== undefined}
        onChange={(color) => change(plantSeed(design, palette, color), `seed ${palette}`)}
      />
      <p className={styles.hint}>
        A seed becomes shade 500, and the other nine are derived from it. Each can be changed below.
      </p>
      <div className={styles.shades} role="group" aria-label={`Shades of ${palette}`}>
        {SHADES.map((shade) => {
          const name = `palette.${palette}.${shade}`;
          return (
            <ColorInput
              key={`${palette} ${shade}`}
              label={shade}
              fullLabel={`${title} ${shade}`}
              color={readField(design, name)}
              isChanged={design[name] !== undefined}
              onChange={(color) => change(setField(design, name, color), name)}
            />
          );
        })}
      </div>
    </>
  );
}

/** A new seed makes all shades anew. */
function plantSeed(design: JoyDesign, palette: Palette, color: string | null): JoyDesign {
  const bare = SHADES.reduce(
    (all, shade) => setField(all, `palette.${palette}.${shade}`, null),
    design,
  );
  return setField(bare, `palette.${palette}`, color);
}
