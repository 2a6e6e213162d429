import { SITE_URL } from '../ui/siteConfig.ts';
import { getSite } from './currentSite.ts';

/** The sitemap: the addresses search engines may index. */
export async function formatSitemap(): Promise<string> {
  const { pages } = await getSite();
  const urls = pages
    .filter(({ frontMatter }) => frontMatter.index)
    .map(({ pathname }) => `  <url><loc>${SITE_URL}${pathname}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
