const GENERIC = [
  'serif',
  'sans-serif',
  'monospace',
  'system-ui',
  'ui-serif',
  'ui-sans-serif',
  'ui-monospace',
  'ui-rounded',
  'cursive',
  'fantasy',
];
const NAMES_MAX = 6;

/** Names of fonts as people write them, as `Lora, "Times New Roman", serif`, without quotes; undefined for what is none. */
export function parseFonts(text: string): string | undefined {
  const names = text.split(',').map(readName);
  const isFine = names.length <= NAMES_MAX && names.every((name) => NAME.test(name));
  return isFine ? names.join(', ') : undefined;
}

/** Letters, digits, spaces and hyphens: nothing that ends a value of CSS. */
const NAME = /^[a-z][a-z\d -]{0,39}$/i;

function readName(text: string): string {
  const [, quoted = text] =
    /^\s*(?:"([^"]*)"|'([^']*)')\s*$/.exec(text)?.filter((part) => part !== undefined) ?? [];
  return quoted.trim().replace(/\s+/g, ' ');
}

/** The names as a value of `font-family`, with what to take where none of them is there. */
export function formatFonts(names: string, fallback: string): string {
  const list = names.split(', ');
  const isWhole = list.some((name) => GENERIC.includes(name));
  const values = list.map((name) => (GENERIC.includes(name) ? name : `"${name}"`));
  return [...values, ...(isWhole ? [] : [fallback])].join(', ');
}
