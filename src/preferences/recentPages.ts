import { getStorage } from './storage.ts';

/** Where the pages that were read last are kept, a line each. */
export const RECENT_PAGES_KEY = 'swatchbook:recent-pages';

/** A page that the reader has opened. */
export interface RecentPage {
  readonly address: string;
  readonly title: string;
}

/** Notes that a page is read. */
export function rememberPage(page: RecentPage): void {
  const { local } = getStorage();
  local.setItem(RECENT_PAGES_KEY, addRecentPage(local.getItem(RECENT_PAGES_KEY), page));
}

/** Puts a page in front of those that are kept as text. */
export function addRecentPage(kept: string | null, { address, title }: RecentPage): string {
  const others = (kept ?? '').split('\n').filter((line) => !line.startsWith(`${address} `));
  return [`${address} ${title}`, ...others].slice(0, 6).join('\n');
}

/** An address of a page, which leads to no other host and runs nothing, and the page's title. */
const LINE = /^(?<address>\/(?:[\w.~%-]+\/)+) (?<title>\S.*)$/;

/** The pages that a text holds, the last one first; what is no page of this site is left out. */
export function parseRecentPages(kept: string | null): readonly RecentPage[] {
  return (kept ?? '').split('\n').flatMap((line) => {
    const { address, title } = LINE.exec(line)?.groups ?? {};
    return address && title ? [{ address, title }] : [];
  });
}
