import type { PageData } from '../model/pageData.ts';

/** An element of a page's head. */
export interface HeadElement {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

/** Description, canonical address and language links of a page's head. */
export function formatMeta(page: PageData, siteUrl: string): HeadElement[] {
  const url = siteUrl + page.pathname;
  return [
    formatNamed('name', 'description', page.description),
    formatNamed('property', 'og:type', 'article'),
    formatNamed('property', 'og:title', page.documentTitle),
    formatNamed('property', 'og:description', page.description),
    formatNamed('property', 'og:url', url),
    formatNamed('name', 'product', page.productId ?? 'none'),
    { tag: 'link', attributes: { rel: 'canonical', href: url } },
    ...(page.index ? [] : [formatNamed('name', 'robots', 'noindex')]),
    ...page.alternates.map(({ hreflang, path }): HeadElement => ({
      tag: 'link',
      attributes: { rel: 'alternate', hrefLang: hreflang, href: siteUrl + path },
    })),
  ];
}

function formatNamed(attribute: 'name' | 'property', name: string, content: string): HeadElement {
  return { tag: 'meta', attributes: { [attribute]: name, content } };
}
