import {
  parseTheme,
  type ParsedTheme,
  type StudioTheme,
  formatTheme,
  DEFAULT_THEME_TEXT,
} from '../themes/studioTheme.ts';

/** Parameters of an address that set fields of the theme. */
const PREFIX = 'theme.';

/** The theme that an address asks for; null where it asks for none. */
export function parseStudioAddress(search: string): ParsedTheme | null {
  const own = [...new URLSearchParams(search)].filter(([name]) => name.startsWith(PREFIX));
  if (own.length === 0) return null;
  const fields = own.map(([name, value]) => [name.slice(PREFIX.length), value]);
  return parseTheme(new URLSearchParams(fields).toString());
}

/** An address that shows a page in a theme. */
export function formatStudioAddress(address: string, theme: StudioTheme): string {
  const url = new URL(dropStudioAddress(address));
  const text = formatTheme(theme);
  const fields = new URLSearchParams(text === DEFAULT_THEME_TEXT ? '' : text);
  for (const [name, value] of fields) url.searchParams.set(PREFIX + name, value);
  return url.href;
}

/** The address without what it says of a theme, which would set it again at the next visit. */
export function dropStudioAddress(address: string): string {
  const url = new URL(address);
  for (const [name, value] of [...url.searchParams]) {
    const isOwn = name.startsWith(PREFIX) || (name === 'theme' && value === 'studio');
    if (isOwn) url.searchParams.delete(name);
  }
  return url.href;
}
