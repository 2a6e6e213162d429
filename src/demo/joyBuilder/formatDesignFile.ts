import { createDesignOptions, type DesignOptions } from './createDesignOptions.ts';
import type { JoyDesign } from './joyDesign.ts';
import { SCHEMES } from './joyTokens.ts';

/** The file that makes a theme, for the reader's own project. */
export function formatDesignFile(design: JoyDesign): string {
  const options = createDesignOptions(design);
  const palettes = Object.entries(options.shades).map(
    ([name, shades]) =>
      `/** Both color schemes share these shades. */\nconst ${name} = ${formatEntries(shades, 0)};\n\n`,
  );
  const argument = formatObject(listEntries(options), 0);
  return `import { extendTheme } from '@mui/joy/styles';\n\n${palettes.join('')}export const theme = extendTheme(${argument});\n`;
}

/** A name and its code; null for a name that says all. */
type Entry = readonly [name: string, code: string | null];

function listEntries(options: DesignOptions): Entry[] {
  const schemes = SCHEMES.map((scheme): Entry => [scheme, formatScheme(options, scheme)]);
  const hasSchemes = schemes.some(([, code]) => code !== '');
  return [
    ...(hasSchemes ? [['colorSchemes', formatObject(schemes.filter(isSaid), 1)] as const] : []),
    ['fontFamily', formatEntries(options.fontFamily, 1)] as const,
    ['radius', formatEntries(options.radius, 1)] as const,
    ['shadow', formatEntries(options.shadow, 1)] as const,
  ].filter(isSaid);
}

function isSaid([, code]: Entry): boolean {
  return code !== '';
}

function formatScheme({ shades, schemes }: DesignOptions, scheme: 'light' | 'dark'): string {
  const { tokens, shadow } = schemes[scheme];
  const names = [...new Set([...Object.keys(shades), ...Object.keys(tokens)])];
  const palettes = names.map((name): Entry => {
    const own = Object.entries(tokens[name] ?? {}).map(quoteEntry);
    if (own.length === 0) return [name, null];
    return [name, formatObject(shades[name] ? [[`...${name}`, null], ...own] : own, 4)];
  });
  return formatObject(
    [
      ...(palettes.length > 0 ? [['palette', formatObject(palettes, 3)] as const] : []),
      ...Object.entries(shadow).map(quoteEntry),
    ],
    2,
  );
}

function formatEntries(values: Readonly<Record<string, string>>, depth: number): string {
  return formatObject(Object.entries(values).map(quoteEntry), depth);
}

/** Values have no single quotes and no backslashes: names of fonts have double ones. */
function quoteEntry([name, value]: readonly [string, string]): Entry {
  return [name, `'${value}'`];
}

const LINE_MAX = 80;

/** An object in one line where that is short enough; an empty text for an empty one. */
function formatObject(entries: readonly Entry[], depth: number): string {
  if (entries.length === 0) return '';
  const parts = entries.map(([name, code]) => (code === null ? name : `${name}: ${code}`));
  const line = `{ ${parts.join(', ')} }`;
  if (depth > 1 && !line.includes('\n') && line.length + depth * 2 < LINE_MAX) return line;
  const space = '  '.repeat(depth);
  return `{\n${parts.map((part) => `${space}  ${part},\n`).join('')}${space}}`;
}
