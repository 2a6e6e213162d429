import { loadCurrentSite } from '../site.server.tsx';
import { SITE_URL } from '../../docsConfig/siteConfig.ts';

/** The addresses search engines may index. */
export async function loader(): Promise<Response> {
  const { pages } = await loadCurrentSite();
  const urls = pages
    .filter(({ frontMatter }) => frontMatter.index)
    .map(({ pathname }) => `  <url><loc>${SITE_URL}${pathname}</loc></url>`);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
