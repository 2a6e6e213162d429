import {
  formatExportName,
  ICON_STYLES,
  splitExportName,
  type IconEntry,
  type IconStyle,
} from '../model/iconFiles.ts';

/** An icon in one of its styles. */
export interface SelectedIcon {
  readonly name: string;
  readonly style: IconStyle;
}

/** What a reader is looking at; the address keeps it. */
export interface IconView {
  readonly query: string;
  readonly style: IconStyle;
  readonly selected: SelectedIcon | null;
}

/** The view of an address without parameters. */
export const FIRST_VIEW: IconView = { query: '', style: 'Filled', selected: null };

/** Longer queries are cut: no icon has such a name. */
export const QUERY_MAX_LENGTH = 100;

/** What an address asks for, and in words what it asks in vain. */
export interface ParsedAddress {
  readonly view: IconView;
  readonly refused: readonly string[];
}

/** Reads the parameters of an address. `selected` is only held against the icons; any of their names will do. */
export function parseIconAddress(search: string): ParsedAddress {
  const parameters = new URLSearchParams(search);
  const refused: string[] = [];
  const query = parameters.get('query') ?? '';
  if (query.length > QUERY_MAX_LENGTH) {
    refused.push(`The query was cut: it may have ${QUERY_MAX_LENGTH} characters.`);
  }
  const asked = parameters.get('theme');
  const style = ICON_STYLES.find((each) => each === asked);
  if (asked !== null && style === undefined) {
    refused.push(
      `${quote(asked)} is no style. The styles are ${ICON_STYLES.join(', ')}; these are Filled.`,
    );
  }
  const exported = parameters.get('selected');
  const isName = exported === null || /^[A-Z]\w{0,60}$/.test(exported);
  if (!isName) refused.push(refuseIcon(exported));
  return {
    view: {
      query: query.slice(0, QUERY_MAX_LENGTH),
      style: style ?? FIRST_VIEW.style,
      selected: exported !== null && isName ? splitExportName(exported) : null,
    },
    refused,
  };
}

/** Whether there is such an icon. */
export function isKnownIcon({ name, style }: SelectedIcon, icons: readonly IconEntry[]): boolean {
  return icons.some((icon) => icon.name === name && icon.styles.includes(style));
}

/** Says that an icon does not exist. */
export function refuseIcon(exported: string): string {
  return `There is no icon ${quote(exported)}.`;
}

/** An address that shows a view; what other parts of the site keep in it stays. */
export function formatIconAddress(address: string, { query, style, selected }: IconView): string {
  const url = new URL(address);
  const set = (name: string, value: string): void => {
    if (value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  };
  set('query', query);
  set('theme', style === FIRST_VIEW.style ? '' : style);
  set('selected', selected ? formatExportName(selected.name, selected.style) : '');
  return url.href;
}

function quote(text: string): string {
  return `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;
}
