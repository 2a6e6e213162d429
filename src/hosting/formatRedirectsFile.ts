import { isLanguageNeutral, listForeignPrefixes } from '../model/language.ts';
import type { HostingRules } from './hostingRules.ts';
import { NOT_FOUND_PATH, sortInnermost } from './notFoundFolders.ts';
import { isSplat, trimPattern, type Redirect } from './redirects.ts';

/**
 * The redirects as a `_redirects` file, which Netlify and Cloudflare Pages read. Those of languages stand last:
 * Cloudflare reads the first hundred lines with a splat, and the codes that are used most come first.
 */
export function formatRedirectsFile(
  { base, redirects, languages, notFoundFolders }: Omit<HostingRules, 'headers'>,
  folders: readonly string[],
): string {
  const translated = folders.filter((folder) => !isLanguageNeutral(`/${folder}`));
  const rules = [
    ...redirects.flatMap(formatRedirect),
    ...listForeignPrefixes(languages).flatMap((code) => formatPrefix(code, translated)),
    // For Netlify, where files come before these lines. Cloudflare finds the page of the innermost folder itself.
    ...sortInnermost(withRoot(notFoundFolders, base)).map((folder): Rule => [
      `${folder}/*`,
      folder + NOT_FOUND_PATH,
      404,
    ]),
  ];
  const lines = rules.map(([from, to, status]) => `${base}${from} ${base}${to} ${status}`);
  return `${lines.join('\n')}\n`;
}

/** Hosts look for the page of the whole site at their own root; where the site stands below it, they are told. */
function withRoot(folders: readonly string[], base: string): readonly string[] {
  return base === '' ? folders : [...folders, ''];
}

/** Two paths of the site, and how the host leads from one to the other. */
type Rule = readonly [from: string, to: string, status: 301 | 404];

function formatRedirect(redirect: Redirect): Rule[] {
  const { from, to } = redirect;
  const exact = formatExact(trimPattern(from), to.replace(':splat', ''));
  return isSplat(redirect) ? [...exact, [from, to, 301]] : exact;
}

/**
 * Hosts put a splat in as it came, so `/zh/* /:splat` would send `/zh//evil.example/` to another site: each of the
 * site's folders gets a line of its own.
 */
function formatPrefix(code: string, folders: readonly string[]): Rule[] {
  return [
    ...formatExact(`/${code}`, '/'),
    ...folders.map((folder): Rule => [`/${code}/${folder}/*`, `/${folder}/:splat`, 301]),
  ];
}

/** Some hosts match exactly, so addresses with and without a slash get a line each. */
function formatExact(from: string, to: string): Rule[] {
  return [from, `${from}/`].map((path): Rule => [path, to, 301]);
}
