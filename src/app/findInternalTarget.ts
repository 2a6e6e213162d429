import { toPath } from '../model/address.ts';

/** The parts of a link that decide how it is followed. */
interface LinkLike {
  readonly href: string;
  readonly target: string;
  hasAttribute(name: string): boolean;
}

/** The path of the site that a link leads to when the router should handle it; null when the browser should. */
export function findInternalTarget(
  link: LinkLike,
  here: { readonly origin: string; readonly pathname: string; readonly search: string },
): string | null {
  if (!link.href || (link.target && link.target !== '_self') || link.hasAttribute('download'))
    return null;
  const url = new URL(link.href);
  if (url.origin !== here.origin) return null;
  const path = toPath(url.pathname);
  if (!path.endsWith('/')) return null;
  const samePage = url.pathname === here.pathname && url.search === here.search;
  if (samePage && url.hash) return null;
  return path + url.search + url.hash;
}
