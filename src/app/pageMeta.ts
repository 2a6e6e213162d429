import type { MetaDescriptor } from 'react-router';
import type { PageData } from '../model/pageData.ts';

/** Title, description, canonical address and language links of a page's head. */
export function formatMeta(page: PageData, siteUrl: string): MetaDescriptor[] {
  const url = siteUrl + page.pathname;
  return [
    { title: page.documentTitle },
    { name: 'description', content: page.description },
    { property: 'og:type', content: 'article' },
    { property: 'og:title', content: page.documentTitle },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { name: 'product', content: page.productId ?? 'none' },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(page.index ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...page.alternates.map(({ hreflang, path }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: hreflang,
      href: siteUrl + path,
    })),
  ];
}
