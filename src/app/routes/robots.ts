import { SITE_URL } from '../../ui/siteConfig.ts';

/** Says which paths crawlers should skip and where the sitemap is. */
export function loader(): Response {
  const text = `User-agent: *\nDisallow: /experiments/\n\nSitemap: ${SITE_URL}/sitemap.xml\n`;
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
