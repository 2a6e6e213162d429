import {
  createJoyOptions,
  createMaterialMeasures,
  createMaterialPalette,
} from './studioOptions.ts';
import type { StudioTheme } from './studioTheme.ts';

type Value = string | number | boolean | { readonly [key: string]: Value };

/** What `createTheme` of Material UI is given for a theme, as code. */
export function formatMaterialOptions(theme: StudioTheme): string {
  const scheme = (mode: 'light' | 'dark'): Value => {
    const palette = createMaterialPalette(theme, mode);
    return Object.keys(palette).length > 0 ? { palette } : true;
  };
  return formatValue({
    colorSchemes: { light: scheme('light'), dark: scheme('dark') },
    cssVariables: true,
    ...createMaterialMeasures(theme),
  });
}

/** What `extendTheme` of Joy UI is given for a theme, as code; null where it is the default. */
export function formatJoyOptions(theme: StudioTheme): string | null {
  const options = createJoyOptions(theme);
  return Object.keys(options).length > 0 ? formatValue(options) : null;
}

/** The file that a reader copies into a project of Material UI or Joy UI. */
export function formatThemeFile(theme: StudioTheme, library: 'material' | 'joy'): string {
  if (library === 'material') {
    return `import { createTheme } from '@mui/material/styles';\n\nexport const theme = createTheme(${formatMaterialOptions(theme)});\n`;
  }
  return `import { extendTheme } from '@mui/joy/styles';\n\nexport const theme = extendTheme(${formatJoyOptions(theme) ?? ''});\n`;
}

function formatValue(value: Value, depth = 0): string {
  if (typeof value === 'string') return `'${value.replace(/'/g, "\\'")}'`;
  if (typeof value !== 'object') return String(value);
  const space = '  '.repeat(depth + 1);
  const line = `{ ${Object.entries(value)
    .map(([key, inner]) => `${key}: ${formatValue(inner, 1)}`)
    .join(', ')} }`;
  if (depth > 0 && !line.includes('\n') && line.length + space.length <= 70) return line;
  const rows = Object.entries(value).map(
    ([key, inner]) => `${space}${key}: ${formatValue(inner, depth + 1)},`,
  );
  return `{\n${rows.join('\n')}\n${'  '.repeat(depth)}}`;
}
