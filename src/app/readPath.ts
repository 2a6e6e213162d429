import { toPath } from '../model/address.ts';

/** The path of the site that a request of the router asks for. */
export function readPath({ url }: Request): string {
  const { pathname } = new URL(url);
  return toPath(pathname) ?? pathname;
}
