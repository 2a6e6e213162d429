import { existsSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type LanguageConfig } from '../model/language.ts';
import type { Problem } from '../model/problem.ts';
import type { Product } from '../model/product.ts';
import { FILES_AT_ONCE, runQueue } from '../model/runQueue.ts';
import { findMiniaturePage } from '../model/miniature.ts';
import { DEPRECATION_LIST } from './apiPages/expandDeprecations.ts';
import { checkContentFile } from './checkContentFile.ts';
import { createPageReader, type ReadPage } from './createPageReader.ts';
import { createDemoContext } from './demos/demoContext.ts';
import { readMiniature, type ReadMiniature } from './demos/readMiniature.ts';
import { PAGE_INDEX } from './expandPageIndexes.ts';
import { GALLERY } from './galleries/expandGalleries.ts';
import { FACT_LISTS } from './facts/factLists.ts';
import { findPages, type FoundPages, type PageFile } from './findPages.ts';
import { listContent, type ContentListing } from './listContent.ts';
import { readPageOutline } from './readPageOutline.ts';
import { isTuningFile, readTuning, type TuningResult } from './playgrounds/readTuning.ts';
import { isNavigationFile, readNavigation, type NavigationResult } from './readNavigation.ts';

/** What the site is made from. */
export interface SiteInput {
  readonly root: string;
  readonly products: readonly Product[];
  /** Names of the components Markdown may embed. */
  readonly components: readonly string[];
  /** Imports a TypeScript file of the content as it is now; `file` is relative to the root. */
  readonly importModule: (file: string) => Promise<unknown>;
  readonly languages?: LanguageConfig;
}

/** A Markdown file and what was read from it. */
export interface PageResult extends ReadPage {
  readonly source: PageFile;
}

/** What each file of the content says by itself. Everything that takes two files is `assembleSite`'s. */
export interface SiteFiles {
  readonly input: SiteInput;
  readonly listing: ContentListing;
  readonly found: FoundPages;
  /** Files that cannot be read or published, with the reasons. */
  readonly unfit: ReadonlyMap<string, readonly Problem[]>;
  /** By path from the root; files that are unfit are left out. */
  readonly pages: ReadonlyMap<string, PageResult>;
  readonly miniatures: ReadonlyMap<string, ReadMiniature>;
  readonly navigations: ReadonlyMap<string, NavigationResult>;
  readonly tunings: ReadonlyMap<string, TuningResult>;
  readonly readPage: (file: PageFile) => Promise<ReadPage>;
  readonly readMiniature: (file: string) => Promise<ReadMiniature>;
}

/** Reads all content, each file by itself. `onRead` hears how many of the pages have been read. */
export async function readSiteFiles(
  input: SiteInput,
  onRead: (done: number, total: number) => void = () => undefined,
): Promise<SiteFiles> {
  const empty = await listSiteFiles(input);
  let done = 0;
  const readPage = async (file: PageFile): Promise<ReadPage> => {
    const read = await empty.readPage(file);
    done += 1;
    onRead(done, empty.found.pages.length);
    return read;
  };
  const files = await readFiles({ ...empty, readPage }, empty.listing.files);
  return { ...files, readPage: empty.readPage };
}

/** Reads the front matter of pages, no miniatures, and all else in full. Whoever cannot wait follows with `rereadFiles`. */
export async function readSiteOutline(input: SiteInput): Promise<SiteFiles> {
  const empty = await listSiteFiles(input);
  const readPage = (file: PageFile): Promise<ReadPage> => readPageOutline(input.root, file);
  const postpone = async (file: string): Promise<ReadMiniature> => ({
    files: [file],
    problems: [],
  });
  const outline = await readFiles(
    { ...empty, readPage, readMiniature: postpone },
    empty.listing.files,
  );
  return { ...outline, readPage: empty.readPage, readMiniature: empty.readMiniature };
}

async function listSiteFiles(input: SiteInput): Promise<SiteFiles> {
  const packages = input.products.flatMap((product) => product.packages);
  const demoContext = await createDemoContext(input.root, packages);
  return {
    input,
    ...(await list(input)),
    unfit: new Map(),
    pages: new Map(),
    miniatures: new Map(),
    navigations: new Map(),
    tunings: new Map(),
    readMiniature: (file) => readMiniature(file, demoContext),
    readPage: createPageReader(
      input.root,
      [...input.components, PAGE_INDEX, GALLERY, DEPRECATION_LIST, ...Object.keys(FACT_LISTS)],
      demoContext,
    ),
  };
}

/**
 * Reads changed files again, new and deleted ones included, and keeps what all others gave. `changed` are
 * paths from the root; a file of a demo reads the pages again that its folder belongs to,
 * an image below `public/` those that name it. `changed` may be folders and links:
 * what has come or gone with them changes, too.
 */
export async function rereadFiles(site: SiteFiles, changed: readonly string[]): Promise<SiteFiles> {
  const { root } = site.input;
  const known = new Set(site.listing.files);
  const isListed = changed.every((file) => known.has(file) && existsSync(path.join(root, file)));
  const listed = isListed ? site : { ...site, ...(await list(site.input)) };
  const there = new Set(listed.listing.files);
  const moved = [
    ...site.listing.files.filter((file) => !there.has(file)),
    ...listed.listing.files.filter((file) => !known.has(file)),
  ];
  const affected = new Set(
    [...changed, ...moved].flatMap((file) => [file, ...listOwners(listed, file)]),
  );
  return readFiles(
    {
      ...listed,
      unfit: omit(site.unfit, affected),
      pages: omit(site.pages, affected),
      miniatures: omit(site.miniatures, affected),
      navigations: omit(site.navigations, affected),
      tunings: omit(site.tunings, affected),
    },
    [...affected].filter((file) => there.has(file)),
  );
}

async function list(input: SiteInput): Promise<Pick<SiteFiles, 'listing' | 'found'>> {
  const listing = await listContent(input.root);
  return { listing, found: findPages(listing.files, input.languages ?? LANGUAGES) };
}

/** The pages that a file of a demo may belong to or that name an image, and the miniatures that import it or could not be read without it. */
function listOwners({ found, pages, miniatures }: SiteFiles, file: string): string[] {
  const isMiniature = findMiniaturePage(file) !== null;
  return [
    ...found.pages
      .filter(({ file: page, demoFolder }) =>
        isMiniature ? pages.get(page)?.demoFiles.includes(file) : file.startsWith(`${demoFolder}/`),
      )
      .map((page) => page.file),
    ...[...pages].filter(([, { images }]) => images.includes(file)).map(([page]) => page),
    ...[...miniatures]
      .filter(([, { files, problems }]) => files.includes(file) || problems.length > 0)
      .map(([miniature]) => miniature),
  ];
}

async function readFiles(site: SiteFiles, files: readonly string[]): Promise<SiteFiles> {
  const { input, found, readPage } = site;
  const unfit = new Map(site.unfit);
  const pages = new Map(site.pages);
  const miniatures = new Map(site.miniatures);
  const navigations = new Map(site.navigations);
  const tunings = new Map(site.tunings);
  const sources = new Map(found.pages.map((source) => [source.file, source]));
  await runQueue(files, FILES_AT_ONCE, async (file) => {
    const problems = checkContentFile(input.root, file);
    const source = sources.get(file);
    if (problems.length > 0) unfit.set(file, problems);
    else if (isNavigationFile(file)) navigations.set(file, await readNavigation(file, input));
    else if (isTuningFile(file)) tunings.set(file, await readTuning(file, input));
    else if (findMiniaturePage(file) !== null) miniatures.set(file, await site.readMiniature(file));
    else if (source) pages.set(file, { source, ...(await readPage(source)) });
  });
  return { ...site, unfit, pages, miniatures, navigations, tunings };
}

function omit<T>(map: ReadonlyMap<string, T>, keys: ReadonlySet<string>): Map<string, T> {
  return new Map([...map].filter(([key]) => !keys.has(key)));
}
