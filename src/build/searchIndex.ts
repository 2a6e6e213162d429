import { buildSearchIndex, type SearchIndex } from '../search/index/buildSearchIndex.ts';
import { getSite } from './currentSite.ts';
import { getErrorCodes } from './page/errorCodes.ts';
import { perSite } from './perSite.ts';

const buildIndex = perSite((site) => buildSearchIndex(site, site.apis, getErrorCodes(site)));

/** The search index of the site as it is now. */
export async function loadSearchIndex(): Promise<SearchIndex> {
  return buildIndex(await getSite());
}
