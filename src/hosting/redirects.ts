import { dropForeignPrefix, listForeignPrefixes, type LanguageConfig } from '../model/language.ts';
import { findGuessedPath, type Product } from '../model/product.ts';

/** An address that moved for good. `:splat` in `to` is what `*` at the end of `from` matched. */
export interface Redirect {
  readonly from: `/${string}`;
  readonly to: `/${string}`;
}

/** Everything that has another address than readers may ask for. */
export interface MovedAddresses {
  readonly redirects: readonly Redirect[];
  /** Addresses with the prefix of any other language lead to the same page without it; the blog is left alone. */
  readonly languages: LanguageConfig;
}

/** Addresses of earlier versions of the documentation that old articles still link to. */
const MOVED = [
  { from: '/getting-started/installation/', to: '/material-ui/getting-started/installation/' },
  { from: '/getting-started/usage/', to: '/material-ui/getting-started/usage/' },
  { from: '/base/*', to: '/base-ui/:splat' },
] as const satisfies readonly Redirect[];

/** What redirects need to know of a product. */
export type RedirectedProduct = Pick<Product, 'home' | 'listed' | 'paths'>;

/** All redirects of the site, exact ones first as static hosts want them. */
export function listRedirects(products: readonly RedirectedProduct[] = []): Redirect[] {
  const redirects: Redirect[] = [...products.flatMap(listHomeRedirects), ...MOVED];
  return redirects.toSorted((a, b) => Number(isSplat(a)) - Number(isSplat(b)));
}

function listHomeRedirects(product: RedirectedProduct): Redirect[] {
  const guessed = findGuessedPath(product);
  return guessed === null ? [] : [{ from: toPattern(guessed), to: toPattern(product.home) }];
}

function toPattern(path: string): Redirect['from'] {
  return `/${path.replace(/^\//, '')}`;
}

/** Whether a redirect moves a whole folder. */
export function isSplat(redirect: Redirect): boolean {
  return redirect.from.endsWith('/*');
}

/**
 * What a splat may match. Anything else is not an address of this site, and a backslash at its
 * start would lead browsers to another site.
 */
export const SPLAT = /[\w./~-]*/;

/** `from` without the slash or splat at its end: `/base/*` and `/base/` give `/base`. */
export function trimPattern(from: string): string {
  return from.replace(/\/\*?$/, '');
}

/** Where a path has moved to, or undefined when it has not. */
export function resolveRedirect(
  pathname: string,
  { redirects, languages }: MovedAddresses,
): string | undefined {
  for (const redirect of redirects) {
    const base = trimPattern(redirect.from);
    if (pathname === base || pathname === `${base}/`) return fillSplat(redirect.to, '');
    if (!isSplat(redirect) || !pathname.startsWith(`${base}/`)) continue;
    const splat = pathname.slice(base.length + 1);
    if (WHOLE_SPLAT.test(splat)) return fillSplat(redirect.to, splat);
  }
  const unprefixed = dropForeignPrefix(pathname, languages);
  return unprefixed !== undefined && WHOLE_SPLAT.test(unprefixed) ? unprefixed : undefined;
}

const WHOLE_SPLAT = new RegExp(`^${SPLAT.source}$`);

function fillSplat(to: string, splat: string): string {
  return to.replace(':splat', () => splat);
}

/** Says what is wrong with redirects that lead nowhere or hide a page. */
export function findBrokenRedirects(
  { redirects, languages }: MovedAddresses,
  isPage: (pathname: string) => boolean,
): string[] {
  const hidden = listForeignPrefixes(languages).filter((code) => isPage(`/${code}/`));
  const hiding = hidden.map(
    (code) => `The page /${code}/ cannot be reached: "${code}" is the prefix of a language.`,
  );
  const broken = redirects.flatMap((redirect) => {
    const { from, to } = redirect;
    const problems: string[] = [];
    if (!isSplat(redirect) && !isPage(to)) {
      problems.push(`The redirect from ${from} leads to ${to}, which is not a page.`);
    }
    if (isPage(`${trimPattern(from)}/`)) {
      problems.push(`The redirect from ${from} hides the page of that address.`);
    }
    return problems;
  });
  return [...broken, ...hiding];
}
