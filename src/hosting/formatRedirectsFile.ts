import { isLanguageNeutral, listForeignPrefixes } from '../model/language.ts';
import type { HostingRules } from './hostingRules.ts';
import { NOT_FOUND_PATH, sortInnermost } from './notFoundFolders.ts';
import { isSplat, trimPattern, type Redirect } from './redirects.ts';
import type { TopFolders } from './topFolders.ts';

/**
 * The redirects as a `_redirects` file, which Netlify and Cloudflare Pages read. Cloudflare takes 2,000 exact lines, and a
 * hundred from the first one with a splat on, so those stand last; the languages that are used most come first.
 * https://developers.cloudflare.com/pages/configuration/redirects/#per-file
 */
export function formatRedirectsFile(
  { base, redirects, languages, notFoundFolders }: Omit<HostingRules, 'headers'>,
  { single, nested }: TopFolders,
): string {
  const codes = listForeignPrefixes(languages);
  const rules = [
    ...redirects.flatMap(formatExactRedirect),
    ...codes.flatMap((code) => formatPages(code, single.filter(isTranslated))),
    ...redirects.filter(isSplat).map(({ from, to }): Rule => [from, to, 301]),
    ...codes.flatMap((code) => formatFolders(code, nested.filter(isTranslated))),
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

function isTranslated(folder: string): boolean {
  return !isLanguageNeutral(`/${folder}`);
}

/** Hosts look for the page of the whole site at their own root; where the site stands below it, they are told. */
function withRoot(folders: readonly string[], base: string): readonly string[] {
  return base === '' ? folders : [...folders, ''];
}

/** Two paths of the site, and how the host leads from one to the other. */
type Rule = readonly [from: string, to: string, status: 301 | 404];

function formatExactRedirect({ from, to }: Redirect): Rule[] {
  return formatExact(trimPattern(from), to.replace(':splat', ''));
}

function formatPages(code: string, folders: readonly string[]): Rule[] {
  return [
    ...formatExact(`/${code}`, '/'),
    ...folders.flatMap((folder) => formatExact(`/${code}/${folder}`, `/${folder}/`)),
  ];
}

/**
 * Hosts put a splat in as it came, so `/zh/* /:splat` would send `/zh//evil.example/` to another site: each of the
 * site's folders gets a line of its own.
 */
function formatFolders(code: string, folders: readonly string[]): Rule[] {
  return folders.map((folder) => [`/${code}/${folder}/*`, `/${folder}/:splat`, 301]);
}

/** Some hosts match exactly, so addresses with and without a slash get a line each. */
function formatExact(from: string, to: string): Rule[] {
  return [from, `${from}/`].map((path): Rule => [path, to, 301]);
}
