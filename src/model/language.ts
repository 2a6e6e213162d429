/** Which languages the site speaks; the default one has no URL prefix. */
export interface LanguageConfig {
  readonly supported: readonly string[];
  readonly default: string;
}

/** The languages of this site. */
export const LANGUAGES: LanguageConfig = { supported: ['en'], default: 'en' };

/** Paths that are the same in every language: they have no prefix and no alternates. */
export function isLanguageNeutral(pathname: string): boolean {
  return /^\/blog(\/|$)/.test(pathname);
}

/** Splits a leading language prefix off a path. Only supported, non-default languages are prefixes. */
export function splitLanguage(
  path: string,
  languages: LanguageConfig,
): { language: string; path: string } {
  const match = /^\/([a-z]{2})(?=\/|$)/.exec(path);
  const language = match?.[1];
  if (!language || language === languages.default || !languages.supported.includes(language)) {
    return { language: languages.default, path };
  }
  const rest = path.slice(match[0].length) || '/';
  if (isLanguageNeutral(rest)) return { language: languages.default, path };
  return { language, path: rest };
}

/** Adds the prefix of a language to a canonical path. */
export function localizePath(path: string, language: string, languages: LanguageConfig): string {
  if (language === languages.default || isLanguageNeutral(path)) return path;
  return `/${language}${path}`;
}

/** One `hreflang` link of a page. */
export interface LanguageAlternate {
  readonly hreflang: string;
  readonly path: string;
}

/** The `hreflang` links of a page in the languages it is there in; none where that is one language. */
export function listAlternates(
  path: string,
  languages: LanguageConfig,
  isThere: (path: string) => boolean,
): LanguageAlternate[] {
  if (isLanguageNeutral(path)) return [];
  const alternates = languages.supported
    .map((language) => ({ hreflang: language, path: localizePath(path, language, languages) }))
    .filter((alternate) => isThere(alternate.path));
  return alternates.length < 2 ? [] : [...alternates, { hreflang: 'x-default', path }];
}
