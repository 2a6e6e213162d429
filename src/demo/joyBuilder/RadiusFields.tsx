import type { JSX } from 'react';
import { readField, setField } from './joyDesign.ts';
import { RADIUS_MAX } from './joyFields.ts';
import { SIZES } from './joyTokens.ts';
import { RangeInput } from './RangeInput.tsx';
import type { DesignControl } from './useDesign.ts';

/** The radii of all sizes. */
export function RadiusFields({ control }: { readonly control: DesignControl }): JSX.Element {
  const { design, change } = control;
  return (
    <>
      {SIZES.map((size) => {
        const name = `radius.${size}`;
        return (
          <RangeInput
            key={size}
            label={size}
            unit="px"
            max={RADIUS_MAX}
            value={readField(design, name)}
            isChanged={design[name] !== undefined}
            onChange={(value) => change(setField(design, name, value), name)}
          />
        );
      })}
    </>
  );
}
