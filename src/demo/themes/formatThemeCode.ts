import { createScale, pickMain } from './studioColors.ts';
import { DENSITIES, STUDIO_FONTS, type StudioTheme } from './studioTheme.ts';

type Value = string | number | boolean | { readonly [key: string]: Value };

/** What `createTheme` of Material UI is given for a theme, as code. */
export function formatMaterialOptions(theme: StudioTheme): string {
  const primary = pickMain(theme.primary);
  const secondary = pickMain(theme.secondary);
  const palette = (mode: 'light' | 'dark'): Value => {
    const changed = {
      ...(primary && { primary: { main: primary[mode] } }),
      ...(secondary && { secondary: { main: secondary[mode] } }),
      ...(theme.contrast === 'high' && { contrastThreshold: 4.5 }),
    };
    return Object.keys(changed).length > 0 ? { palette: changed } : true;
  };
  const font = STUDIO_FONTS[theme.font];
  return formatValue({
    colorSchemes: { light: palette('light'), dark: palette('dark') },
    cssVariables: true,
    ...(theme.density !== 'default' && { spacing: DENSITIES[theme.density] }),
    ...(theme.radius !== null && { shape: { borderRadius: theme.radius } }),
    ...(font && { typography: { fontFamily: font } }),
  });
}

/** What `extendTheme` of Joy UI is given for a theme, as code; null where it is the default. */
export function formatJoyOptions(theme: StudioTheme): string | null {
  const scale = createScale(theme.primary);
  const { radius } = theme;
  const font = STUDIO_FONTS[theme.font];
  const palette = scale ? { palette: { primary: { ...scale } } } : null;
  const options = {
    ...(palette && { colorSchemes: { light: palette, dark: palette } }),
    ...(radius !== null && {
      radius: { sm: `${radius * 0.75}px`, md: `${radius}px`, lg: `${radius * 1.5}px` },
    }),
    ...(font && { fontFamily: { body: font, display: font } }),
  };
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
    .map(([key, inner]) => `${key}: ${formatValue(inner)}`)
    .join(', ')} }`;
  if (depth > 0 && !line.includes('\n') && line.length + space.length <= 70) return line;
  const rows = Object.entries(value).map(
    ([key, inner]) => `${space}${key}: ${formatValue(inner, depth + 1)},`,
  );
  return `{\n${rows.join('\n')}\n${'  '.repeat(depth)}}`;
}
