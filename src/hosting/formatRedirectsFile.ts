import { isSplat, trimPattern, type Redirect } from './redirects.ts';

/** The redirects as a `_redirects` file, which Netlify and Cloudflare Pages read. */
export function formatRedirectsFile(redirects: readonly Redirect[]): string {
  const lines = redirects.flatMap((redirect) => {
    const { from, to } = redirect;
    const base = trimPattern(from);
    // Some hosts match exactly, so the address without a slash gets a line of its own.
    const bare = `${base} ${to.replace(':splat', '')} 301`;
    return [bare, `${isSplat(redirect) ? from : `${base}/`} ${to} 301`];
  });
  return `${lines.join('\n')}\n`;
}
