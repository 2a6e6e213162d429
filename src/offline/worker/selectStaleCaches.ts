import { parseCacheName } from '../cacheNames.ts';

/** What decides which caches may go. */
export interface CacheUse {
  readonly names: readonly string[];
  /** Saved products that are there in full, by cache name. */
  readonly complete: readonly string[];
  readonly ownBuild: string;
  /** The builds of all open pages. */
  readonly openBuilds: readonly string[];
}

/**
 * Finds the caches of builds that nobody reads any more. A saved product stays until the same product has
 * been saved anew: readers were promised it.
 */
export function selectStaleCaches({
  names,
  complete,
  ownBuild,
  openBuilds,
}: CacheUse): readonly string[] {
  const renewed = complete.flatMap((name) => {
    const id = parseCacheName(name);
    return id?.build === ownBuild && id.product !== undefined ? [id.product] : [];
  });
  return names.filter((name) => {
    const id = parseCacheName(name);
    if (!id || id.build === ownBuild || openBuilds.includes(id.build)) return false;
    const isPromised =
      id.kind === 'saved' && complete.includes(name) && !renewed.includes(id.product ?? '');
    return !isPromised;
  });
}
