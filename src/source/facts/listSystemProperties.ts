import borders from '@mui/system/borders';
import createTheme from '@mui/system/createTheme';
import grid from '@mui/system/cssGrid';
import display from '@mui/system/display';
import flexbox from '@mui/system/flexbox';
import palette from '@mui/system/palette';
import positions from '@mui/system/positions';
import shadows from '@mui/system/shadows';
import sizing from '@mui/system/sizing';
import spacing from '@mui/system/spacing';
import styleFunctionSx, { unstable_defaultSxConfig as config } from '@mui/system/styleFunctionSx';
import typography from '@mui/system/typography';

/** A property that the `sx` prop reads in its own way. */
export interface SystemProperty {
  readonly name: string;
  /** CSS properties that it sets; none where the theme decides which. */
  readonly css: readonly string[];
  /** Path in the theme that values are looked up in. */
  readonly themeKey: string | null;
  /** What happens to a value; null where it stays as it is. */
  readonly transform: ValueTransform | null;
}

/** How a value becomes CSS, with an example that the package worked out. */
export interface ValueTransform {
  readonly text: string;
  readonly example: { readonly value: string | number; readonly css: string } | null;
}

/** The package's own groups; each knows its properties. */
const GROUPS = {
  borders,
  display,
  flexbox,
  grid,
  palette,
  positions,
  shadows,
  sizing,
  spacing,
  typography,
} as const;
export type PropertyGroup = keyof typeof GROUPS;
export const PROPERTY_GROUPS = Object.keys(GROUPS) as readonly PropertyGroup[];

interface Handler {
  readonly text: string;
  readonly example?: string | number;
  /** Where the function reads the theme by itself. */
  readonly themeKey?: string;
}

const STEPS: Handler = {
  text: 'Spacing units',
  example: 2,
  themeKey: 'spacing',
};

/** The functions that the package transforms values with, by their names. */
const HANDLERS: Readonly<Record<string, Handler>> = {
  borderTransform: { text: 'Solid line', example: 1 },
  borderRadius: { text: 'Multiplied', example: 2 },
  paletteTransform: { text: '“grey” stays the CSS color' },
  padding: STEPS,
  margin: STEPS,
  gap: STEPS,
  rowGap: STEPS,
  columnGap: STEPS,
  sizingTransform: { text: 'Up to 1 a fraction', example: 0.5 },
  maxWidth: {
    text: 'Up to 1 a fraction; name of a breakpoint',
    example: 'sm',
    themeKey: 'breakpoints.values',
  },
  // The nameless function of `displayPrint`.
  transform: { text: 'In print only' },
};

/** Every property of a group, in the order in which the package lists them. */
export function listSystemProperties(group: PropertyGroup): SystemProperty[] {
  return Object.keys(config)
    .filter((name) => findGroup(name) === group)
    .map(describeProperty);
}

/** A property that no group names belongs to the one of its next neighbor. */
function findGroup(name: string): PropertyGroup | undefined {
  const names = Object.keys(config);
  for (const next of names.slice(names.indexOf(name))) {
    const found = PROPERTY_GROUPS.find((group) => GROUPS[group].filterProps.includes(next));
    if (found) return found;
  }
  return undefined;
}

function describeProperty(name: string): SystemProperty {
  const { themeKey, transform, style } = config[name] ?? {};
  const handler = findHandler(name, transform ?? style);
  const css = Object.keys(flatten(resolve(name, 'initial')));
  return {
    name,
    css: css.map(toKebabCase),
    themeKey: themeKey ?? handler?.themeKey ?? null,
    transform: handler && { text: handler.text, example: workOut(name, handler.example) },
  };
}

function findHandler(
  name: string,
  transform: { readonly name: string } | undefined,
): Handler | null {
  if (!transform) return null;
  const handler = HANDLERS[transform.name];
  if (handler) return handler;
  throw new Error(
    `@mui/system transforms values of "${name}" with ${transform.name}(), which HANDLERS of listSystemProperties.ts does not describe.`,
  );
}

function workOut(name: string, value: Handler['example']): ValueTransform['example'] {
  if (value === undefined) return null;
  const [result] = Object.values(flatten(resolve(name, value)));
  return { value, css: typeof result === 'number' ? `${result}px` : String(result) };
}

const THEME = createTheme();

function resolve(name: string, value: string | number): unknown {
  return styleFunctionSx({ sx: { [name]: value }, theme: THEME });
}

/** The declarations of a style, those inside of media queries included. */
function flatten(style: unknown): Record<string, unknown> {
  if (typeof style !== 'object' || style === null) return {};
  return Object.fromEntries(
    Object.entries(style).flatMap(([key, value]) =>
      typeof value === 'object' ? Object.entries(flatten(value)) : [[key, value]],
    ),
  );
}

function toKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
