/** Pages that nobody wrote: they are made from the packages, so a part of them stands for all. */
export function isDerived(pathname: string): boolean {
  return /^\/(?:[\w-]+\/)+api\/(?:[\w-]+\/)+$|\/(?:components|hooks)-api\/$/.test(pathname);
}

/** One in so many derived pages is opened in a browser; links and HTML are checked in all of them. */
const DERIVED_STEP = 18;

/** Every written page, and of the derived ones of each product a sample. */
export function samplePages(pathnames: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return pathnames.filter((pathname) => {
    if (!isDerived(pathname)) return true;
    const product = /^\/x\/api\/[\w-]+|^\/[\w-]+/.exec(pathname)?.[0] ?? '';
    const place = seen.get(product) ?? 0;
    seen.set(product, place + 1);
    return place % DERIVED_STEP === 0;
  });
}

/** What pages share their shell with, side navigation included. */
export function findSection(pathname: string): string {
  return pathname.split('/').slice(0, 3).join('/');
}
