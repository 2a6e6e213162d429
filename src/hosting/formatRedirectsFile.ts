import { isSplat, trimPattern, type Redirect } from './redirects.ts';

/**
 * The redirects as a `_redirects` file, which Netlify and Cloudflare Pages read. Hosts put a splat in as it
 * came, so `/zh/* /:splat` would send `/zh//evil.example/` to another site: where nothing precedes the splat,
 * each of the site's folders gets a line of its own.
 */
export function formatRedirectsFile(
  redirects: readonly Redirect[],
  folders: readonly string[],
): string {
  const lines = redirects.flatMap((redirect) => {
    const { from, to } = redirect;
    const base = trimPattern(from);
    // Some hosts match exactly, so addresses with and without a slash get a line each.
    const exact = [base, `${base}/`].map((path) => `${path} ${to.replace(':splat', '')} 301`);
    if (!isSplat(redirect)) return exact;
    if (to !== '/:splat') return [...exact, `${from} ${to} 301`];
    return [...exact, ...folders.map((folder) => `${base}/${folder}/* /${folder}/:splat 301`)];
  });
  return `${lines.join('\n')}\n`;
}
