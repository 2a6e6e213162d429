import type { Control, ControlValue } from '../../model/playground.ts';

/** Options of a theme, nested as `createTheme` takes them. */
export interface ThemeOptions {
  readonly [name: string]: ThemeOptions | NonNullable<ControlValue>;
}

/** The options that set exactly these values. */
export function createThemeOptions(
  set: readonly (readonly [Control, NonNullable<ControlValue>])[],
): ThemeOptions {
  return set.reduce<ThemeOptions>(
    (options, [{ name }, value]) => setOption(options, listSteps(name), value),
    {},
  );
}

/** `MuiButton.size` is short for the default prop `size` of the theme's `MuiButton`. */
function listSteps(name: string): string[] {
  const [first = '', ...rest] = name.split('.');
  return first.startsWith('Mui')
    ? ['components', first, 'defaultProps', ...rest]
    : [first, ...rest];
}

function setOption(
  options: ThemeOptions,
  [step = '', ...rest]: readonly string[],
  value: NonNullable<ControlValue>,
): ThemeOptions {
  if (rest.length === 0) return { ...options, [step]: value };
  const inner = options[step];
  return { ...options, [step]: setOption(typeof inner === 'object' ? inner : {}, rest, value) };
}

/** Lines longer than this are broken. */
const LINE_LENGTH = 80;

/** Options as they are written in code. */
export function formatThemeOptions(options: ThemeOptions, indent = ''): string {
  const inner = `${indent}  `;
  const entries = Object.entries(options).map(([name, value]) => {
    const start = `${inner}${name}: `;
    return start + formatValue(value, inner, LINE_LENGTH - start.length - 1);
  });
  return entries.length === 0 ? '' : `{\n${entries.join(',\n')},\n${indent}}`;
}

function formatValue(value: ThemeOptions[string], indent: string, room: number): string {
  if (typeof value === 'string') return `'${value.replace(/['\\]/g, String.raw`\$&`)}'`;
  if (typeof value !== 'object') return String(value);
  const line = formatLine(value);
  const isList = Object.keys(value).length > 1 && line.includes(': {');
  return line.length <= room && !isList ? line : formatThemeOptions(value, indent);
}

function formatLine(options: ThemeOptions): string {
  const entries = Object.entries(options).map(
    ([name, value]) => `${name}: ${formatValue(value, '', Number.POSITIVE_INFINITY)}`,
  );
  return `{ ${entries.join(', ')} }`;
}
