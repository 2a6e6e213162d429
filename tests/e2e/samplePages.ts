import { createHash } from 'node:crypto';

/** Pages that nobody wrote: they are made from the packages, so a part of them stands for all. */
export function isDerived(pathname: string): boolean {
  return /^\/(?:[\w-]+\/)+api\/(?:[\w-]+\/)+$|\/(?:components|hooks)-api\/$/.test(pathname);
}

/** The part of the derived pages that is opened in a browser; links and HTML are checked in all of them. */
const DERIVED_SHARE = 1 / 14;

/**
 * Every written page, and of the derived ones of each product a sample. Each is drawn by its own address, so that
 * new pages change nothing for the others.
 */
export function samplePages(pathnames: readonly string[]): string[] {
  const lowest = new Map<string, number>();
  for (const pathname of pathnames.filter(isDerived)) {
    const product = findProduct(pathname);
    lowest.set(product, Math.min(drawNumber(pathname), lowest.get(product) ?? 1));
  }
  return pathnames.filter((pathname) => {
    if (!isDerived(pathname)) return true;
    const drawn = drawNumber(pathname);
    return drawn < DERIVED_SHARE || drawn === lowest.get(findProduct(pathname));
  });
}

/** The product of an address, as far as tests have to tell them apart. */
export function findProduct(pathname: string): string {
  return /^\/x\/api\/[\w-]+|^\/[\w-]+/.exec(pathname)?.[0] ?? '';
}

/** A number between 0 and 1 that is always the same for an address. */
function drawNumber(pathname: string): number {
  return createHash('sha256').update(pathname).digest().readUInt32BE() / 2 ** 32;
}

/** The first page of each group: what all pages of a group share is looked at there. */
export function pickFirst(
  pathnames: readonly string[],
  findGroup: (pathname: string) => string,
): ReadonlySet<string> {
  return new Set(
    new Map(pathnames.toReversed().map((pathname) => [findGroup(pathname), pathname])).values(),
  );
}

/** What pages share their shell with, side navigation included. */
export function findSection(pathname: string): string {
  return pathname.split('/').slice(0, 3).join('/');
}
