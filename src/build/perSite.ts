import type { Site } from '../source/site.ts';

/** Computes something once for each site. What was computed goes when its site does. */
export function perSite<Result>(compute: (site: Site) => Result): (site: Site) => Result {
  const results = new WeakMap<Site, { readonly result: Result }>();
  return (site) => {
    const known = results.get(site) ?? { result: compute(site) };
    results.set(site, known);
    return known.result;
  };
}
