import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ApiEntry } from '../model/apiPage.ts';
import { LANGUAGES, type LanguageConfig } from '../model/language.ts';
import { isApiTab, type Navigation } from '../model/navigation.ts';
import type { Page } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import type { Product } from '../model/product.ts';
import { resolveRoute } from '../model/route.ts';
import { resolveNavigation, type NavigationItem } from '../model/siteNavigation.ts';
import type { ApiDocs } from './api/joinPackages.ts';
import { addApiNavigation } from './apiPages/addApiNavigation.ts';
import type { LineOf } from './apiPages/findSubjects.ts';
import { joinApi } from './apiPages/joinApi.ts';
import { formatIndexPath } from './apiPages/locateApiDocs.ts';
import { checkContentFile } from './checkContentFile.ts';
import { checkNavigation, type NavigationFile } from './checkNavigation.ts';
import { checkProducts } from './checkProducts.ts';
import { checkUnusedFiles } from './checkUnusedFiles.ts';
import { createPageReader, type ReadPage } from './createPageReader.ts';
import { expandPageIndexes, PAGE_INDEX } from './expandPageIndexes.ts';
import { findLine } from './findLine.ts';
import { findPages, type PageFile } from './findPages.ts';
import { listContent } from './listContent.ts';
import { checkLinks } from './markdown/checkLinks.ts';
import type { PageSection } from './markdown/parsedPage.ts';

/** What the site is made from; content's TypeScript files come in already imported. */
export interface SiteInput {
  readonly root: string;
  readonly products: readonly Product[];
  /** Navigation trees by the path of their file, relative to the root. */
  readonly navigations: Readonly<Record<string, Navigation>>;
  /** Names of the components Markdown may embed. */
  readonly components: readonly string[];
  /** What the documented packages tell; null leaves it out of pages and checks, which saves reading it. */
  readonly api: ApiDocs | null;
  readonly languages?: LanguageConfig;
}

/** A page with what the rest of the site needs to know of it. */
export interface SitePage extends Page {
  readonly productId: string | null;
  /** The address without the prefix of a language, as navigations list it. */
  readonly canonical: string;
  readonly language: string;
  /** Ids that links may lead to. */
  readonly anchors: readonly string[];
  /** Prose by section, for search; what is derived from packages has none. */
  readonly sections: readonly PageSection[];
}

/** The whole site, ready to be prerendered. */
export interface Site {
  readonly products: readonly Product[];
  readonly pages: readonly SitePage[];
  /** Every documented component and hook, with the address its API is shown at. */
  readonly apis: readonly ApiEntry[];
  /** Resolved navigation by product id. */
  readonly navigations: ReadonlyMap<string, readonly NavigationItem[]>;
  /** Everything that is wrong with the content; a build stops unless it is empty. */
  readonly problems: readonly Problem[];
}

/** Pages that stand outside every side navigation. */
const UNLISTED = new Set(['/', '/404/', '/offline/', '/search/']);

/** Reads all content and holds it together: pages, demos, API, navigation and links. */
export async function loadSite(input: SiteInput): Promise<Site> {
  const { root, products, api, languages = LANGUAGES } = input;
  const content = await listContent(root);
  const unfit = (
    await Promise.all(content.files.map((file) => checkContentFile(root, file)))
  ).flat();
  const unfitFiles = new Set(unfit.map(({ file }) => file));
  const found = findPages(content.files, languages);
  const files = found.pages.filter(({ file }) => !unfitFiles.has(file));
  const results = await readPages(files, input);
  const lineOf = createLineFinder(results);
  const joined = joinApi(
    api && [...api.components, ...api.hooks],
    results.flatMap((result, index) => describeWritten(result, files[index], products)),
    products,
    lineOf,
  );
  const derived = joined.derived.map((page) => ({
    ...page,
    sections: [],
    canonical: page.pathname,
    language: languages.default,
    productId: findProductId(page.pathname, products),
  }));
  const all = [...joined.written, ...derived];
  const read = await readNavigationFiles(input);
  const navigationFiles = addApiNavigations(read.files, joined, products);
  const navigations = resolveNavigations(navigationFiles, all, products);
  const { pages, problems } = expandPageIndexes(
    all,
    (page) => navigations.get(page.productId ?? '') ?? [],
    lineOf,
  );
  const links = results.flatMap((result) => result.links);
  const originals = found.pages.filter(({ pathname, canonical }) => pathname === canonical);
  const unread = files.filter((_, index) => !results[index]?.page).map(({ file }) => file);
  return {
    products,
    pages,
    apis: joined.entries,
    navigations,
    problems: [
      ...content.problems,
      ...unfit,
      ...found.problems,
      ...(api?.problems ?? []),
      ...results.flatMap((result) => result.problems),
      ...joined.problems,
      ...problems,
      ...read.problems,
      ...checkNavigation(
        navigationFiles,
        [...originals, ...derived],
        ({ file, pathname }) => !UNLISTED.has(pathname) && !unfitFiles.has(file),
      ),
      ...checkTranslations(found.pages),
      ...checkUnusedFiles(
        content.files.filter((file) => !unfitFiles.has(file)),
        new Set(results.flatMap(({ demoFiles }) => demoFiles)),
        found.pages,
        new Set([...unfitFiles, ...unread]),
      ),
      ...checkLinks(
        pages,
        links.filter(({ href }) => api !== null || !isApiAddress(href, products)),
        (file) => existsSync(path.join(root, 'public', file)),
      ),
      ...(await checkProducts(
        root,
        products,
        pages.map(({ pathname }) => pathname),
      )),
    ],
  };
}

async function readPages(files: readonly PageFile[], input: SiteInput): Promise<ReadPage[]> {
  const readPage = await createPageReader({
    ...input,
    components: [...input.components, PAGE_INDEX],
  });
  const results = [];
  for (const file of files) results.push(await readPage(file));
  return results;
}

function resolveNavigations(
  files: readonly NavigationFile[],
  pages: readonly SitePage[],
  products: readonly Product[],
): Site['navigations'] {
  const titles = new Map(
    pages.map(({ pathname, frontMatter }) => [pathname, frontMatter.navTitle ?? frontMatter.title]),
  );
  return new Map(
    files.map(({ productId, navigation }) => [
      productId,
      resolveNavigation(
        navigation,
        (pathname) => titles.get(pathname),
        (pathname) => findProductId(pathname, products) === productId,
      ),
    ]),
  );
}

function isApiAddress(href: string, products: readonly Product[]): boolean {
  return isApiTab(href) || products.some((product) => href.startsWith(formatIndexPath(product)));
}

function describeWritten(
  { page, sections, anchors }: ReadPage,
  file: PageFile | undefined,
  products: readonly Product[],
): SitePage[] {
  if (!page || !file) return [];
  const { canonical, language } = file;
  const productId = findProductId(canonical, products);
  return [{ ...page, sections, anchors, canonical, language, productId }];
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

function findProductId(pathname: string, products: readonly Product[]): string | null {
  return resolveRoute(pathname, products).productId;
}

function createLineFinder(results: readonly ReadPage[]): LineOf {
  const sources = new Map(results.map(({ page, text }) => [page?.file, text]));
  return (file, ...texts) => findLine(sources.get(file) ?? '', texts);
}

function addApiNavigations(
  files: readonly NavigationFile[],
  { entries }: { readonly entries: readonly ApiEntry[] },
  products: readonly Product[],
): NavigationFile[] {
  return files.map((file) => {
    const product = products.find(({ id }) => id === file.productId);
    const own = entries.filter(({ doc }) => doc.productId === file.productId);
    return product
      ? { ...file, navigation: addApiNavigation(file.navigation, own, formatIndexPath(product)) }
      : file;
  });
}

interface ReadNavigations {
  readonly files: readonly NavigationFile[];
  readonly problems: readonly Problem[];
}

async function readNavigationFiles(input: SiteInput): Promise<ReadNavigations> {
  const files: NavigationFile[] = [];
  const problems: Problem[] = [];
  for (const [file, navigation] of Object.entries(input.navigations)) {
    const folder = path.posix.dirname(file).replace(/^content/, '');
    const { productId } = resolveRoute(folder, input.products);
    if (productId === null) {
      problems.push({
        file,
        line: 1,
        what: 'The navigation belongs to no product.',
        fix: `Add a product with the path "${folder}" to content/products.ts, or delete the file.`,
      });
      continue;
    }
    const text = await readFile(path.join(input.root, file), 'utf8');
    files.push({ productId, file, navigation, text });
  }
  return { files, problems };
}
