import type { GalleryView } from './filterCards.ts';

/** The view of an address without parameters. */
export const FIRST_VIEW: GalleryView = { query: '', group: null };

/** Longer queries are cut: nothing is called like that. */
export const QUERY_MAX_LENGTH = 100;

/** What an address asks for, and in words what it asks in vain. */
export interface ParsedAddress {
  readonly view: GalleryView;
  readonly refused: string | null;
}

/** Reads the parameters of an address; `groups` are those of the page. */
export function parseGalleryAddress(search: string, groups: readonly string[]): ParsedAddress {
  const parameters = new URLSearchParams(search);
  const query = (parameters.get('q') ?? '').slice(0, QUERY_MAX_LENGTH);
  const asked = parameters.get('for');
  const group = groups.find((each) => formatGroup(each) === asked) ?? null;
  const shown = asked && asked.length > 40 ? `${asked.slice(0, 40)}…` : asked;
  return {
    view: { query, group },
    refused: asked && group === null ? `There is no group “${shown}”; these are all.` : null,
  };
}

/** An address that shows a view; what other parts of the site keep in it stays. */
export function formatGalleryAddress(address: string, { query, group }: GalleryView): string {
  const url = new URL(address);
  const set = (name: string, value: string): void => {
    if (value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  };
  set('q', query);
  set('for', group === null ? '' : formatGroup(group));
  return url.href;
}

function formatGroup(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
