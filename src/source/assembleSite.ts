import path from 'node:path';
import { isFile } from '../files/isFile.ts';
import { LANGUAGES } from '../model/language.ts';
import { findMiniaturePage } from '../model/miniature.ts';
import { isApiTab } from '../model/navigation.ts';
import type { Page } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import type { Product } from '../model/product.ts';
import { resolveRoute } from '../model/route.ts';
import type { ApiDocs } from './api/joinPackages.ts';
import { expandDeprecations } from './apiPages/expandDeprecations.ts';
import type { LineOf } from './apiPages/findSubjects.ts';
import { joinApi } from './apiPages/joinApi.ts';
import { formatIndexPath } from './apiPages/locateApiDocs.ts';
import { assembleNavigations } from './assembleNavigations.ts';
import { checkAddresses } from './checkAddresses.ts';
import { checkNavigation, type NavigationFile } from './checkNavigation.ts';
import { checkProducts } from './checkProducts.ts';
import { checkUnusedFiles } from './checkUnusedFiles.ts';
import { createKeeper } from './createKeeper.ts';
import { createSectionPages } from './createSectionPages.ts';
import { expandPageIndexes } from './expandPageIndexes.ts';
import { expandFacts } from './facts/expandFacts.ts';
import { expandGalleries } from './galleries/expandGalleries.ts';
import { findLine } from './findLine.ts';
import type { PageFile } from './findPages.ts';
import { outlinePage } from './outlinePage.ts';
import { addPlaygrounds, type Tunings } from './playgrounds/addPlaygrounds.ts';
import { checkLinks } from './markdown/checkLinks.ts';
import type { PageResult, SiteFiles } from './readSiteFiles.ts';
import type { Site, SiteDemo, SitePage } from './site.ts';

const keepWritten = createKeeper();
const keepOutlines = createKeeper();
const keepSections = createKeeper();
const keepDerived = createKeeper();
const keepNavigations = createKeeper();

/** Holds together what the files say: pages, demos, API, navigation and links. Reads no pages or demos. */
export function assembleSite(files: SiteFiles, api: ApiDocs | null): Site {
  const { root, products, languages = LANGUAGES } = files.input;
  const results = listResults(files);
  const unknown = listUnknownPages(files);
  const lineOf = createLineFinder(results);
  const described = results.flatMap((result) =>
    keepWritten(result, [products], () => describeWritten(result, products)),
  );
  // As long as no page changes in what others know of it, no other page changes with it.
  const outlines = keepOutlines(files.input, [api, ...described.map(outlinePage)], () => ({}));
  const docs = api && [...api.components, ...api.hooks];
  const joined = joinApi(docs, described, products, lineOf, outlines);
  const originals = joined.written.filter(({ pathname, canonical }) => pathname === canonical);
  const sections = keepSections(outlines, [], () =>
    createSectionPages([...originals, ...joined.derived], products),
  );
  const derived = [...joined.derived, ...sections].map((page) =>
    keepDerived(page, [products], () => describeDerived(page, products, languages.default)),
  );
  const entries = api && joined.entries;
  const facts = expandFacts(joined.written, { root, entries, lineOf, outlines });
  const played = addPlaygrounds(facts.pages, joined.entries, products, listTunings(files, unknown));
  const deprecations = expandDeprecations(played.pages, entries, lineOf);
  const joinedPages = [...deprecations.pages, ...derived];
  const writtenNavigations = listNavigationFiles(files);
  const { navigationFiles, navigations } = keepNavigations(outlines, writtenNavigations, () =>
    assembleNavigations(writtenNavigations, { pages: joinedPages, apis: joined.entries, products }),
  );
  const unknownNavigations = listUnknownNavigations(files);
  const navigationOf = ({ productId }: SitePage) =>
    navigations.get(productId ?? '') ?? (unknownNavigations.has(productId) ? null : []);
  const expanded = expandPageIndexes(joinedPages, navigationOf, lineOf);
  const miniatures = listMiniatures(files);
  const galleries = expandGalleries({
    pages: expanded.pages,
    navigationOf,
    miniatures: [...miniatures.keys()],
    productOf: (pathname) => resolveRoute(pathname, products).productId,
    isUnknown: (pathname) => unknown.has(pathname),
    lineOf,
  });
  const { pages } = galleries;
  const written = pages.slice(0, joined.written.length);
  return {
    products,
    written,
    derived: pages.slice(joined.written.length),
    pages,
    demos: written.flatMap(listDemos),
    miniatures,
    apis: joined.entries,
    navigations,
    problems: [
      ...listFileProblems(files),
      ...(api?.problems ?? []),
      ...joined.problems,
      ...facts.problems,
      ...played.problems,
      ...deprecations.problems,
      ...expanded.problems,
      // Galleries show pages that come with the API.
      ...(api ? galleries.problems : []),
      ...checkTogether(files, {
        pages,
        derived,
        navigationFiles,
        miniatures,
        unknownPages: unknown,
        unknownNavigations,
        hasApi: api !== null,
      }),
    ],
  };
}

/** What was read from pages, in the order of their files. */
function listResults({ found, pages }: SiteFiles): PageResult[] {
  return found.pages.flatMap(({ file }) => pages.get(file) ?? []);
}

function listNavigationFiles({ listing, navigations }: SiteFiles): NavigationFile[] {
  return listing.files.flatMap((file) => navigations.get(file)?.navigation ?? []);
}

function listMiniatures({ listing, miniatures }: SiteFiles): Site['miniatures'] {
  return new Map(
    listing.files.flatMap((file) => {
      const pathname = findMiniaturePage(file);
      return pathname === null ? [] : [[pathname, miniatures.get(file)?.files ?? [file]] as const];
    }),
  );
}

/** What the playgrounds of pages are to be, save of those that cannot be read. */
function listTunings({ tunings }: SiteFiles, unknown: ReadonlyMap<string, PageFile>): Tunings {
  return new Map(
    [...tunings].flatMap(([file, { tuning }]) => {
      const pathname = file.replace(/^content|[^/]+$/g, '');
      return tuning && !unknown.has(pathname) ? [[file, tuning]] : [];
    }),
  );
}

/** What is wrong with files by themselves. */
function listFileProblems(files: SiteFiles): Problem[] {
  const { listing, found, unfit, pages, miniatures, navigations, tunings } = files;
  return [
    ...listing.problems,
    ...found.problems,
    ...listing.files.flatMap((file) => [
      ...(unfit.get(file) ?? []),
      ...(pages.get(file)?.problems ?? []),
      ...(miniatures.get(file)?.problems ?? []),
      ...(navigations.get(file)?.problems ?? []),
      ...(tunings.get(file)?.problems ?? []),
    ]),
  ];
}

interface Assembled {
  readonly pages: readonly SitePage[];
  readonly derived: readonly SitePage[];
  readonly navigationFiles: readonly NavigationFile[];
  readonly miniatures: Site['miniatures'];
  readonly unknownPages: ReadonlyMap<string, PageFile>;
  /** Products whose navigation cannot be read. */
  readonly unknownNavigations: ReadonlySet<string | null>;
  readonly hasApi: boolean;
}

/** What is wrong between files. */
function checkTogether(files: SiteFiles, assembled: Assembled): Problem[] {
  const { input, listing, found, unfit } = files;
  const { root, products, languages = LANGUAGES } = input;
  const { pages, derived, navigationFiles, miniatures, unknownPages, unknownNavigations, hasApi } =
    assembled;
  const results = listResults(files);
  const originals = found.pages.filter(({ pathname, canonical }) => pathname === canonical);
  const unread = new Set([...unknownPages.values()].map(({ file }) => file));
  const known = found.pages.filter(({ file }) => !unread.has(file));
  const outside = pages.filter(({ frontMatter }) => !frontMatter.navigation);
  const unlisted = new Set(outside.map(({ pathname }) => pathname));
  const links = results.flatMap((result) => result.links);
  return [
    ...checkNavigation(
      navigationFiles,
      [...originals, ...derived],
      ({ file, pathname }) =>
        !unlisted.has(pathname) &&
        // Whether a page that cannot be read wants to be listed is not known.
        !unread.has(file) &&
        !unknownNavigations.has(resolveRoute(pathname, products).productId),
    ),
    ...checkAddresses([...derived, ...known], { products, languages }),
    ...checkTranslations(found.pages),
    ...checkUnusedFiles(
      listing.files.filter((file) => !unfit.has(file)),
      new Set([
        ...results.flatMap(({ demoFiles }) => demoFiles),
        ...[...miniatures.values()].flat(),
      ]),
      found.pages,
      unread,
    ),
    ...checkLinks(
      pages,
      links.filter(
        ({ file, href }) =>
          (hasApi || !mayComeWithApi(href, products)) &&
          !(href.startsWith('#') && unread.has(file)) &&
          !mayComeWithPages(href, unknownPages),
      ),
      (file) => isFile(path.join(root, 'public', file)),
    ),
    ...checkProducts(
      root,
      products,
      [...pages.map(({ pathname }) => pathname), ...unknownPages.keys()],
      [...miniatures.keys()],
    ),
  ];
}

/** Pages that are there but cannot be read, so that nobody knows what they hold, by their addresses. */
function listUnknownPages({ found, pages }: SiteFiles): Map<string, PageFile> {
  const unknown = found.pages.filter(({ file }) => !pages.get(file)?.page);
  return new Map(unknown.map((page) => [page.pathname, page]));
}

/** Whether an address is that of a page that cannot be read, or of the API that it would name. */
function mayComeWithPages(href: string, unknown: ReadonlyMap<string, PageFile>): boolean {
  const pathname = href.replace(/[?#].*/s, '');
  if (unknown.has(pathname)) return true;
  return isApiTab(pathname) && [...unknown.keys()].some((each) => pathname.startsWith(each));
}

/** Products whose navigation cannot be read, so that nobody knows which pages it lists. */
function listUnknownNavigations({ input, navigations }: SiteFiles): Set<string | null> {
  const files = [...navigations].filter(([, { navigation }]) => !navigation);
  return new Set(
    files.map(([file]) => {
      const folder = path.posix.dirname(file).replace(/^content/, '');
      return resolveRoute(folder, input.products).productId;
    }),
  );
}

function describeWritten(
  { page, sections, anchors, source }: PageResult,
  products: readonly Product[],
): SitePage[] {
  if (!page) return [];
  const { canonical, language } = source;
  const { productId } = resolveRoute(canonical, products);
  return [{ ...page, sections, anchors, canonical, language, productId }];
}

function describeDerived(
  page: Page & Pick<SitePage, 'anchors'>,
  products: readonly Product[],
  language: string,
): SitePage {
  const { productId } = resolveRoute(page.pathname, products);
  return { ...page, sections: [], canonical: page.pathname, language, productId };
}

function listDemos({ blocks, file, pathname }: SitePage): SiteDemo[] {
  return blocks.flatMap((block) =>
    block.kind === 'demo'
      ? [{ name: block.demo.name, file, pathname, renditions: block.demo.renditions }]
      : [],
  );
}

/** Whether a page may come with the API: one of a component, one that lists them, or one above those. */
function mayComeWithApi(href: string, products: readonly Product[]): boolean {
  const pathname = href.replace(/[?#].*/s, '');
  if (pathname === '') return false;
  return (
    isApiTab(pathname) ||
    products.some((product) => {
      const index = formatIndexPath(product);
      const hasTabs = product.packages.length > 0 && !product.apiPath;
      return (
        pathname.startsWith(index) ||
        index.startsWith(pathname) ||
        (hasTabs && pathname.startsWith(`${product.paths[0]}/react-`))
      );
    })
  );
}

function checkTranslations(files: readonly PageFile[]): Problem[] {
  const pathnames = new Set(files.map(({ pathname }) => pathname));
  return files
    .filter(({ canonical }) => !pathnames.has(canonical))
    .map(({ file, demoFolder }) => ({
      file,
      line: 1,
      what: 'The page translates a page that does not exist.',
      fix: `Write ${demoFolder}.md, or remove the translation.`,
    }));
}

function createLineFinder(results: readonly PageResult[]): LineOf {
  const texts = new Map(results.map(({ source, text }) => [source.file, text]));
  return (file, ...wanted) => findLine(texts.get(file) ?? '', wanted);
}
