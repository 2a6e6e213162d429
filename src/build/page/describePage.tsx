import { renderToStaticMarkup } from 'react-dom/server';
import { listFacts } from '../../api/listFacts.ts';
import { toAddress } from '../../model/address.ts';
import { LANGUAGES, listAlternates } from '../../model/language.ts';
import type { FrontMatter, Heading } from '../../model/page.ts';
import {
  formatMarkdownUrl,
  type HeadingData,
  type PageData,
  type PageFact,
  type PageProduct,
} from '../../model/pageData.ts';
import type { Product } from '../../model/product.ts';
import { formatNavigationUrl } from '../../model/pageFiles.ts';
import { resolveRoute } from '../../model/route.ts';
import { listStops, type NavigationItem, type NavigationStop } from '../../model/siteNavigation.ts';
import { ContentsRows } from '../../shell/ContentsRows.tsx';
import type { Site, SitePage } from '../../source/site.ts';
import { REPOSITORY_URL } from '../../ui/siteConfig.ts';
import { findPage } from '../findPage.ts';
import { perSite } from '../perSite.ts';
import { isNotFoundPage } from './notFoundPages.ts';

/** What follows from a page's blocks and demos, and is found elsewhere. */
type BlockParts = 'blocks' | 'demoStyles' | 'fonts' | 'stylesheets' | 'lateStylesheets';

const getWritten = perSite(({ written }) => new Set(written));

/** Everything about a page but its blocks: names, place in the site, links. */
export function describePage(
  site: Site,
  page: SitePage,
  navigation: readonly NavigationItem[],
): Omit<PageData, BlockParts> {
  const { frontMatter, pathname, canonical, productId } = page;
  const product = site.products.find(({ id }) => id === productId);
  const isWritten = getWritten(site).has(page);
  return {
    pathname,
    canonical,
    language: page.language,
    missing: isNotFoundPage(page),
    alternates: listAlternates(canonical, LANGUAGES, (path) => findPage(site, path) !== undefined),
    productId,
    categoryId: product ? product.category : resolveRoute(canonical, site.products).categoryId,
    product: product ? pickShown(product) : null,
    title: frontMatter.title,
    documentTitle: `${frontMatter.title} - ${product?.name ?? 'Swatchbook'}`,
    description: frontMatter.description,
    layout: frontMatter.layout,
    ads: frontMatter.ads,
    index: frontMatter.index,
    facts: [...listStandards(frontMatter), ...listFacts(page.blocks)].map(placeLink),
    headings: page.headings.map(toHeadingData),
    ...findNeighbors(navigation, canonical),
    navigationUrl:
      productId !== null && site.navigations.has(productId) ? formatNavigationUrl(productId) : null,
    editUrl: isWritten ? `${REPOSITORY_URL}/edit/main/${page.file}` : null,
    markdownUrl: isWritten ? toAddress(formatMarkdownUrl(pathname)) : null,
  };
}

function findNeighbors(
  navigation: readonly NavigationItem[],
  canonical: string,
): Pick<PageData, 'trail' | 'previous' | 'next'> {
  const stops = listStops(navigation);
  const index = stops.findIndex((stop) => stop.href === canonical);
  return {
    trail: stops[index]?.trail ?? [],
    previous: placeStop(stops[index - 1]),
    next: index === -1 ? null : placeStop(stops[index + 1]),
  };
}

function placeStop(stop: NavigationStop | undefined): NavigationStop | null {
  return stop ? placeLink(stop) : null;
}

/** What readers follow are addresses; `pathname` and `canonical` stay paths of the site. */
function placeLink<Link extends { readonly href: string }>(link: Link): Link {
  return { ...link, href: toAddress(link.href) };
}

function pickShown(product: Product): PageProduct {
  const { id, name, home, logo, accent, versions, paths, unmaintained } = product;
  return {
    id,
    name,
    home: toAddress(home),
    logo,
    accent,
    versions,
    paths,
    ...(unmaintained !== undefined && { unmaintained }),
  };
}

function listStandards({ waiAria, materialDesign }: FrontMatter): PageFact[] {
  return [
    ...(waiAria ? [{ text: 'WAI-ARIA pattern', href: waiAria }] : []),
    ...(materialDesign ? [{ text: 'Material Design', href: materialDesign }] : []),
  ];
}

function toHeadingData({ rows, ...heading }: Heading): HeadingData {
  if (!rows) return heading;
  const list = <ContentsRows {...rows} level={heading.level + 1} />;
  return { ...heading, rowsHtml: renderToStaticMarkup(list) };
}
