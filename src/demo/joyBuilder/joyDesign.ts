import { quoteShort } from '../themes/studioTheme.ts';
import { deriveShades } from './deriveShades.ts';
import { FIELDS, type Group } from './joyFields.ts';
import { DEFAULT_SHADES, PALETTES, SHADES, type Palette, type Shades } from './joyTokens.ts';

/** A theme for Joy UI: the fields in which it differs from the default theme, by name. */
export type JoyDesign = Readonly<Record<string, string>>;

/** Joy UI as it comes. */
export const DEFAULT_DESIGN: JoyDesign = {};

/** Parameters of addresses that are the builder's; all others are left alone. */
const OWN_PARAMETER = /^(?:palette|light|dark|radius|font|shadow)(?:\.|$)/;

/** What an address says of a theme, and in words what it says in vain. */
export interface ParsedDesign {
  readonly design: JoyDesign;
  readonly refused: readonly string[];
}

/** Reads a theme from the query of an address, as `?palette.primary=0a7d5c&radius.md=10`. */
export function parseDesign(search: string): ParsedDesign {
  const given = new Map<string, string>();
  const refused: string[] = [];
  for (const [name, text] of new URLSearchParams(search)) {
    if (!OWN_PARAMETER.test(name)) continue;
    const field = FIELDS.get(name);
    const value = field?.parse(text);
    if (value !== undefined) given.set(name, value);
    else if (field) refused.push(`${quoteShort(text)} is no ${name}: ${field.expected}.`);
    else refused.push(`A theme has no ${quoteShort(name)}.`);
  }
  // In the order of the table: shades are compared with those of their seed.
  let design = DEFAULT_DESIGN;
  for (const name of FIELDS.keys()) {
    const value = given.get(name);
    if (value !== undefined) design = setField(design, name, value);
  }
  return { design, refused: [...new Set(refused)] };
}

/** An address that shows the same theme again. */
export function formatDesignAddress(address: string, design: JoyDesign): string {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) {
    if (OWN_PARAMETER.test(name)) url.searchParams.delete(name);
  }
  for (const name of FIELDS.keys()) {
    const value = design[name];
    // A sharp would be written as three characters.
    if (value !== undefined) url.searchParams.set(name, value.replace('#', ''));
  }
  return url.href;
}

/** The theme with another value; null, or the value that the field has anyway, takes it out. */
export function setField(design: JoyDesign, name: string, value: string | null): JoyDesign {
  const { [name]: before, ...others } = design;
  if (value === null || value === readBase(others, name)) return others;
  return before === value ? design : { ...others, [name]: value };
}

/** What a field is without a value of its own. */
export function readBase(design: JoyDesign, name: string): string | null {
  const [first, palette, shade] = name.split('.');
  const seed = first === 'palette' && shade ? design[`palette.${palette}`] : undefined;
  if (seed) return readShade(deriveShades(seed), shade);
  return FIELDS.get(name)?.fallback ?? null;
}

/** The value of a field; an empty text where there is none. */
export function readField(design: JoyDesign, name: string): string {
  return design[name] ?? readBase(design, name) ?? '';
}

/** Takes a group of fields out of a theme. */
export function resetGroup(design: JoyDesign, group: Group): JoyDesign {
  return Object.fromEntries(
    Object.entries(design).filter(([name]) => FIELDS.get(name)?.group !== group),
  );
}

/** How many fields of a group differ from the default theme. */
export function countChanges(design: JoyDesign, group: Group): number {
  return Object.keys(design).filter((name) => FIELDS.get(name)?.group === group).length;
}

/** The shades of all palettes. */
export function resolveShades(design: JoyDesign): Readonly<Record<Palette, Shades>> {
  return Object.fromEntries(
    PALETTES.map((palette) => {
      const seed = design[`palette.${palette}`];
      const base = seed ? deriveShades(seed) : DEFAULT_SHADES[palette];
      const shades = SHADES.map((shade) => [
        shade,
        design[`palette.${palette}.${shade}`] ?? base[shade],
      ]);
      return [palette, Object.fromEntries(shades)];
    }),
  ) as Record<Palette, Shades>;
}

function readShade(shades: Shades, name: string | undefined): string | null {
  const shade = SHADES.find((candidate) => candidate === name);
  return shade ? shades[shade] : null;
}
