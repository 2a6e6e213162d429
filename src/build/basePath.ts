/**
 * The folder that the bundles are made for, with a slash at each end. A build says which; a development server is
 * at the root of its host, wherever the site will stand.
 */
export const BUNDLED_FOLDER = process.env.SITE_FOLDER ?? '/';

/**
 * The folder of its host that a site stands in, as its address says: `/docs` for `https://example.com/docs/`,
 * nothing for the root. A path of the site behind it is an address of the host.
 */
export function readBasePath(siteUrl: string): string {
  return new URL(siteUrl).pathname.replace(/\/$/, '');
}
