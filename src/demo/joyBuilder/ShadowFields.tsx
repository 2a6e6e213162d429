import type { JSX } from 'react';
import { Choice } from '../../ui/Choice.tsx';
import { ColorInput } from './ColorInput.tsx';
import { formatTitle } from './formatTitle.ts';
import styles from './JoyThemeBuilder.module.css';
import { readField, setField } from './joyDesign.ts';
import { RING_MAX, SHADOW_MAX } from './joyFields.ts';
import { SCHEMES, SIZES, type Scheme, type Size } from './joyTokens.ts';
import { NumberInput } from './NumberInput.tsx';
import { RangeInput } from './RangeInput.tsx';
import type { DesignControl } from './useDesign.ts';
import { listOptions } from './listOptions.ts';

interface ShadowFieldsProps {
  readonly control: DesignControl;
  readonly scheme: Scheme;
  readonly onScheme: (scheme: Scheme) => void;
}

/** Color, opacity and ring of all shadows in a color scheme, and the sizes of shadows. */
export function ShadowFields({ control, scheme, onScheme }: ShadowFieldsProps): JSX.Element {
  const { design, change } = control;
  const bind = (part: 'color' | 'opacity' | 'ring') => {
    const name = `${scheme}.shadow.${part}`;
    return {
      isChanged: design[name] !== undefined,
      value: readField(design, name),
      onChange: (value: string | null) => change(setField(design, name, value), name),
    };
  };
  const { value: color, ...colorField } = bind('color');
  return (
    <>
      <Choice
        legend="Color scheme"
        name="joy-shadow-scheme"
        value={scheme}
        options={listOptions(SCHEMES)}
        onChange={onScheme}
      />
      <ColorInput label="Color" fullLabel="Shadow color" color={color} {...colorField} />
      <RangeInput label="Opacity" unit="%" max={100} {...bind('opacity')} />
      <RangeInput label="Ring" unit="px" max={RING_MAX} {...bind('ring')} />
      <table className={styles.shadows}>
        <caption>Sizes, in both color schemes, in px</caption>
        <thead>
          <tr>
            <th scope="col">Size</th>
            <th scope="col">Offset</th>
            <th scope="col">Blur</th>
            <th scope="col">Spread</th>
          </tr>
        </thead>
        <tbody>
          {SIZES.map((size) => (
            <ShadowRow key={size} control={control} size={size} />
          ))}
        </tbody>
      </table>
    </>
  );
}

const PARTS = [
  { part: 'offset', min: 0 },
  { part: 'blur', min: 0 },
  { part: 'spread', min: -SHADOW_MAX.spread },
] as const;

interface ShadowRowProps {
  readonly control: DesignControl;
  readonly size: Size;
}

function ShadowRow({ control, size }: ShadowRowProps): JSX.Element {
  const { design, change } = control;
  const name = `shadow.${size}`;
  const values = readField(design, name).split(' ');
  return (
    <tr data-changed={design[name] !== undefined || undefined}>
      <th scope="row">{size}</th>
      {PARTS.map(({ part, min }, index) => (
        <td key={part}>
          <NumberInput
            label={`${formatTitle(part)} of ${size}`}
            min={min}
            max={SHADOW_MAX[part]}
            value={values[index] ?? '0'}
            onChange={(value) => {
              const next = values.map((each, place) => (place === index ? value : each));
              change(setField(design, name, next.join(' ')), name);
            }}
          />
        </td>
      ))}
    </tr>
  );
}
