import { readBasePath } from './basePath.ts';

/** `robots.txt`: which paths crawlers should skip and where the sitemap is. */
export function formatRobots(siteUrl: string): string {
  const hidden = `${readBasePath(siteUrl)}/experiments/`;
  return `User-agent: *\nDisallow: ${hidden}\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
