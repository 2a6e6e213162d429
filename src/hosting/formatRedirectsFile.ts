import { isLanguageNeutral, listForeignPrefixes } from '../model/language.ts';
import type { HostingRules } from './hostingRules.ts';
import { NOT_FOUND_PATH, sortInnermost } from './notFoundFolders.ts';
import { isSplat, trimPattern, type Redirect } from './redirects.ts';

/**
 * The redirects as a `_redirects` file, which Netlify and Cloudflare Pages read. Those of languages stand last:
 * Cloudflare reads the first hundred lines with a splat, and the codes that are used most come first.
 */
export function formatRedirectsFile(
  { redirects, languages, notFoundFolders }: Omit<HostingRules, 'headers'>,
  folders: readonly string[],
): string {
  const translated = folders.filter((folder) => !isLanguageNeutral(`/${folder}`));
  const lines = [
    ...redirects.flatMap(formatRedirect),
    ...listForeignPrefixes(languages).flatMap((code) => formatPrefix(code, translated)),
    // For Netlify, where files come before these lines. Cloudflare finds the page of the innermost folder itself.
    ...sortInnermost(notFoundFolders).map((folder) => `${folder}/* ${folder}${NOT_FOUND_PATH} 404`),
  ];
  return `${lines.join('\n')}\n`;
}

function formatRedirect(redirect: Redirect): string[] {
  const { from, to } = redirect;
  const exact = formatExact(trimPattern(from), to.replace(':splat', ''));
  return isSplat(redirect) ? [...exact, `${from} ${to} 301`] : exact;
}

/**
 * Hosts put a splat in as it came, so `/zh/* /:splat` would send `/zh//evil.example/` to another site: each of the
 * site's folders gets a line of its own.
 */
function formatPrefix(code: string, folders: readonly string[]): string[] {
  return [
    ...formatExact(`/${code}`, '/'),
    ...folders.map((folder) => `/${code}/${folder}/* /${folder}/:splat 301`),
  ];
}

/** Some hosts match exactly, so addresses with and without a slash get a line each. */
function formatExact(base: string, to: string): string[] {
  return [base, `${base}/`].map((path) => `${path} ${to} 301`);
}
