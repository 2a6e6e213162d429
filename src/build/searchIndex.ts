import { buildSearchIndex, type SearchIndex } from '../search/index/buildSearchIndex.ts';
import type { Site } from '../source/site.ts';
import type { IconLink } from '../search/shard.ts';
import { getSite } from './currentSite.ts';
import { getIconFiles } from './icons/iconFiles.ts';
import { getErrorCodes } from './page/errorCodes.ts';
import { perSite } from './perSite.ts';

const buildIndex = perSite(async (site): Promise<SearchIndex> => {
  const { manifest, shards } = buildSearchIndex(site, site.apis, getErrorCodes(site));
  const icons = await findIcons(site);
  return { manifest: { ...manifest, ...(icons && { icons }) }, shards };
});

/** Icons are found on the page that shows them. */
async function findIcons(site: Site): Promise<IconLink | null> {
  const page = site.pages.find(({ blocks }) =>
    blocks.some((block) => block.kind === 'component' && block.name === 'MaterialIcons'),
  );
  if (!page?.productId) return null;
  const { namesUrl: url } = await getIconFiles(site);
  const { pathname: path, productId, frontMatter } = page;
  return { productId, path, title: frontMatter.title, url };
}

/** The search index of the site as it is now. */
export async function loadSearchIndex(): Promise<SearchIndex> {
  return buildIndex(await getSite());
}
