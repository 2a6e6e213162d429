import { toAddress } from '../../model/address.ts';

const TAG = /<[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>/gi;
const LINK = /(\s(?:href|src|poster)=")(\/[^"]*)/g;

/** HTML whose links are paths of the site, with their addresses in place of them. */
export function addBase(html: string): string {
  if (import.meta.env.BASE_URL === '/') return html;
  return html.replace(TAG, (tag) =>
    tag.replace(LINK, (_, start: string, path: string) => start + toAddress(path)),
  );
}
