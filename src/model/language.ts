/** Which languages the site speaks; the default one has no URL prefix. */
export interface LanguageConfig {
  readonly supported: readonly string[];
  readonly default: string;
}

/** The languages of this site. */
export const LANGUAGES: LanguageConfig = { supported: ['en'], default: 'en' };

/** The two-letter codes of ISO 639-1, those first that links to documentation use most. */
const LANGUAGE_CODES =
  'en zh ja ko de fr es pt ru it aa ab ae af ak am an ar as av ay az ba be bg bi bm bn ' +
  'bo br bs ca ce ch co cr cs cu cv cy da dv dz ee el eo et eu fa ff fi fj fo fy ga gd ' +
  'gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is iu jv ka kg ki kj kk ' +
  'kl km kn kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my ' +
  'na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps qu rm rn ro rw sa sc sd ' +
  'se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ' +
  'ty ug uk ur uz ve vi vo wa wo xh yi yo za zu';

/** The folder whose pages are the same in every language: they have no prefix and no alternates. */
export const LANGUAGE_NEUTRAL_FOLDER = 'blog';

/** Whether a path takes no part in languages. */
export function isLanguageNeutral(pathname: string): boolean {
  return pathname.split('/')[1] === LANGUAGE_NEUTRAL_FOLDER;
}

/** Codes that stand before no address of the site: the default language has no prefix, others are not spoken. */
export function listForeignPrefixes(languages: LanguageConfig): string[] {
  return LANGUAGE_CODES.split(' ').filter(
    (code) => code === languages.default || !languages.supported.includes(code),
  );
}

/** A path without a prefix that stands before no address of the site; undefined where it has none. */
export function dropForeignPrefix(path: string, languages: LanguageConfig): string | undefined {
  const [, code = '', rest = ''] = /^\/([a-z]{2})(\/.*)?$/s.exec(path) ?? [];
  if (!listForeignPrefixes(languages).includes(code) || isLanguageNeutral(rest)) return undefined;
  return rest || '/';
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
