import { renderToStaticMarkup } from 'react-dom/server';
import { products } from '../../content/products.ts';
import { listFacts } from '../api/listFacts.ts';
import { EMBEDDED_COMPONENTS, type EmbeddedComponentName } from '../model/embeddedComponents.ts';
import { ContentError } from '../model/problem.ts';
import type { Navigation } from '../model/navigation.ts';
import { LANGUAGES, listAlternates } from '../model/language.ts';
import {
  formatMarkdownUrl,
  type BlockData,
  type DemoCode,
  type HeadingData,
  type PageData,
  type PageFact,
  type PageProduct,
} from '../model/pageData.ts';
import type { Product } from '../model/product.ts';
import type { Block, EmbedProps, FrontMatter, Heading } from '../model/page.ts';
import { formatPageUrl, resolveRoute } from '../model/route.ts';
import { listStops, type NavigationItem } from '../model/siteNavigation.ts';
import { ContentsRows } from '../shell/ContentsRows.tsx';
import { ProductList } from '../shell/ProductList.tsx';
import { SideNavigation } from '../shell/SideNavigation.tsx';
import type { ApiDocs } from '../source/api/joinPackages.ts';
import { loadApiDocs } from '../source/api/loadApiDocs.ts';
import { loadSite, type Site, type SitePage } from '../source/loadSite.ts';
import { findApiStyles, renderApiBlock } from './apiBlocks.server.tsx';
import { findClientFiles } from './clientFiles.server.ts';
import { preparePageDemos, type PageDemos } from './demos.server.ts';
import { deriveProps } from './derivedProps.server.ts';
import { EMBEDDED_MODULES } from './embeddedComponents.ts';
import { BUILD_ID, REPOSITORY_URL } from '../docsConfig/siteConfig.ts';
import type { PrerenderedPage } from './useCurrentPage.ts';

const navigationModules = import.meta.glob<Navigation>('/content/**/navigation.ts', {
  eager: true,
  import: 'default',
});

let current: Promise<Site> | undefined;
let api: Promise<ApiDocs> | undefined;
const prerendered = new Map<string, Promise<PrerenderedPage>>();

/** The site, loaded once per process. A build stops when the content has problems; dev goes on. */
export function loadCurrentSite(): Promise<Site> {
  current ??= reloadSite().then((site) => {
    if (site.problems.length > 0 && import.meta.env.PROD) throw new ContentError(site.problems);
    return site;
  });
  return current;
}

/** Reads the content anew; packages do not change while a process runs. */
export function reloadSite(): Promise<Site> {
  prerendered.clear();
  current = readApi().then(readContent);
  return current;
}

function readApi(): Promise<ApiDocs> {
  api ??= loadApiDocs({ root: process.cwd(), sizes: import.meta.env.PROD });
  return api;
}

function readContent(docs: ApiDocs): Promise<Site> {
  return loadSite({
    root: process.cwd(),
    products,
    navigations: Object.fromEntries(
      Object.entries(navigationModules).map(([file, navigation]) => [file.slice(1), navigation]),
    ),
    components: EMBEDDED_COMPONENTS,
    api: docs,
  });
}

/** A page with all its HTML; unknown addresses give the page that says so. */
export function prerenderPage(pathname: string): Promise<PrerenderedPage> {
  const key = formatPageUrl(pathname);
  const known = prerendered.get(key);
  if (known) return known;
  const made = loadCurrentSite().then((site) => assemblePage(site, key));
  prerendered.set(key, made);
  return made;
}

async function assemblePage(site: Site, pathname: string): Promise<PrerenderedPage> {
  const page =
    site.pages.find((candidate) => candidate.pathname === pathname) ?? findNotFound(site);
  const navigation = site.navigations.get(page.productId ?? '');
  const demos = await preparePageDemos(page.blocks.filter((block) => block.kind === 'demo'));
  const stylesheets = [...new Set([...(await findBlockStyles(page.blocks)), ...demos.stylesheets])];
  return {
    page: { ...describePage(site, page, navigation, demos), stylesheets },
    navigationHtml: navigation ? renderNavigation(navigation, page.canonical) : null,
    productsHtml: renderToStaticMarkup(
      <ProductList products={products} current={page.productId} />,
    ),
  };
}

function findNotFound(site: Site): SitePage {
  const page = site.pages.find((candidate) => candidate.pathname === '/404/');
  if (!page) throw new Error('content/404.md is missing: it is what unknown addresses show.');
  return page;
}

function describePage(
  site: Site,
  page: SitePage,
  navigation: readonly NavigationItem[] | undefined,
  demos: PageDemos,
): Omit<PageData, 'stylesheets'> {
  const { frontMatter, pathname, canonical, productId } = page;
  const stops = listStops(navigation ?? []);
  const index = stops.findIndex((stop) => stop.href === canonical);
  const product = site.products.find(({ id }) => id === productId);
  const isWritten = page.file.startsWith('content/');
  return {
    buildId: BUILD_ID,
    pathname,
    canonical,
    language: page.language,
    alternates: listAlternates(canonical, LANGUAGES, (path) =>
      site.pages.some((other) => other.pathname === path),
    ),
    productId,
    categoryId: resolveRoute(canonical, site.products).categoryId,
    product: product ? pickShown(product) : null,
    title: frontMatter.title,
    documentTitle: `${frontMatter.title} - ${product?.name ?? 'Swatchbook'}`,
    description: frontMatter.description,
    layout: frontMatter.layout,
    ads: frontMatter.ads,
    index: frontMatter.index,
    facts: [...listStandards(frontMatter), ...listFacts(page.blocks)],
    headings: page.headings.map(toHeadingData),
    blocks: page.blocks.map((block) => toBlockData(block, { site, pathname, demos })),
    ...(demos.styles ? { demoStyles: demos.styles } : {}),
    fonts: demos.fonts,
    lateStylesheets: [...frontMatter.fonts, ...demos.lateStylesheets],
    trail: stops[index]?.trail ?? [],
    previous: stops[index - 1] ?? null,
    next: index === -1 ? null : (stops[index + 1] ?? null),
    navigationUrl: navigation && productId ? `/data/navigation/${productId}.json` : null,
    editUrl: isWritten ? `${REPOSITORY_URL}/edit/main/${page.file}` : null,
    markdownUrl: isWritten ? formatMarkdownUrl(pathname) : null,
  };
}

function pickShown({ id, name, home, logo, accent, versions, paths }: Product): PageProduct {
  return { id, name, home, logo, accent, versions, paths };
}

/** Stylesheets of the views that load with their blocks: without them the page would jump. */
async function findBlockStyles(blocks: readonly Block[]): Promise<string[]> {
  const files = await findClientFiles();
  const modules = blocks.flatMap((block) => {
    if (block.kind === 'demo') return ['src/demo/DemoView.tsx'];
    if (block.kind === 'api') return findApiStyles(block);
    return isEmbedded(block) ? [EMBEDDED_MODULES[block.name]] : [];
  });
  return [...new Set(modules)].flatMap((module) => files(module).stylesheets);
}

function isEmbedded(
  block: Block,
): block is { kind: 'component'; name: EmbeddedComponentName; props: EmbedProps } {
  return block.kind === 'component' && block.name in EMBEDDED_MODULES;
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

interface BlockContext {
  readonly site: Site;
  readonly pathname: string;
  readonly demos: PageDemos;
}

function toBlockData(block: Block, { site, pathname, demos }: BlockContext): BlockData {
  if (block.kind === 'api') return renderApiBlock(block, pathname, site);
  if (block.kind === 'component') {
    return { ...block, props: { ...block.props, ...deriveProps(block.name) } };
  }
  if (block.kind !== 'demo') return block;
  const data = demos.demos.get(block.demo.name);
  if (!data) throw new Error(`The demo ${block.demo.name} was not rendered.`);
  return data;
}

/** The code of a page's demos, for readers who open, copy or edit it. */
export async function listDemoCode(pathname: string): Promise<readonly DemoCode[]> {
  const { pages } = await loadCurrentSite();
  const page = pages.find((candidate) => candidate.pathname === pathname);
  return (page?.blocks ?? []).flatMap((block) =>
    block.kind === 'demo'
      ? [
          {
            name: block.demo.name,
            renditions: block.demo.renditions.map(({ styling, sources, dependencies }) => ({
              styling,
              sources,
              dependencies,
            })),
          },
        ]
      : [],
  );
}

/** The navigation of a product for readers who come from another one: no entry is active yet. */
export async function renderNavigationFile(file: string): Promise<string> {
  const { navigations } = await loadCurrentSite();
  const navigation = navigations.get(file.replace(/\.json$/, ''));
  if (!navigation) throw new Response(`No navigation ${file}`, { status: 404 });
  return renderToStaticMarkup(<SideNavigation items={navigation} active={null} whole />);
}

function renderNavigation(items: readonly NavigationItem[], active: string | null): string {
  return renderToStaticMarkup(<SideNavigation items={items} active={active} />);
}
