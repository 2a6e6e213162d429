import { buildSearchIndex, type SearchIndex } from '../search/index/buildSearchIndex.ts';
import { loadCurrentSite } from './site.server.tsx';

let built: { readonly site: object; readonly index: SearchIndex } | undefined;

/** The search index of the site as it is now; made once for each state of the content. */
export async function loadSearchIndex(): Promise<SearchIndex> {
  const site = await loadCurrentSite();
  if (built?.site !== site) built = { site, index: buildSearchIndex(site, site.apis) };
  return built.index;
}
