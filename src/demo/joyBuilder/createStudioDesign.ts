import { createJoyOptions } from '../themes/studioOptions.ts';
import type { StudioTheme } from '../themes/studioTheme.ts';
import { createScale } from '../themes/studioColors.ts';
import { parseFonts } from './fontNames.ts';
import { DEFAULT_DESIGN, setField, type JoyDesign } from './joyDesign.ts';
import { FIELDS, parseHex } from './joyFields.ts';

/** What the theme of all demos says of Joy UI, as a theme of the builder. */
export function createStudioDesign(theme: StudioTheme): JoyDesign {
  const { radius, fontFamily } = createJoyOptions(theme);
  const values = [
    ...Object.entries(createScale(theme.primary) ?? {}).map(([shade, color]) => [
      `palette.primary.${shade}`,
      parseHex(color),
    ]),
    ...Object.entries(radius ?? {}).map(([size, length]) => [
      `radius.${size}`,
      String(Math.round(Number.parseFloat(length))),
    ]),
    ...Object.entries(fontFamily ?? {}).map(([face, fonts]) => [`font.${face}`, parseFonts(fonts)]),
  ];
  return values.reduce((design, [name = '', value = '']) => {
    const parsed = FIELDS.get(name)?.parse(value);
    return parsed === undefined ? design : setField(design, name, parsed);
  }, DEFAULT_DESIGN);
}
