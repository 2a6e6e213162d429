import { ANATOMY_LIBRARIES } from '../model/anatomy.ts';
import type { PageFile } from '../model/pageData.ts';
import type { Site } from '../source/site.ts';
import { BUILD_ID } from '../ui/siteConfig.ts';
import { describeAnatomy } from './anatomy/describeAnatomy.ts';
import { getSite } from './currentSite.ts';
import { findPage, resolveInternalPathname } from './findPage.ts';
import { listDemoCode } from './listDemoCode.ts';
import { listSheets } from './miniatures/listSheets.ts';
import { renderSheet } from './miniatures/renderSheet.ts';
import { prerenderPage } from './page/prerenderPage.tsx';
import { renderPageProps } from './page/renderApiBlock.tsx';
import { describePlayground } from './playgrounds/describePlayground.ts';
import { renderNavigation } from './renderNavigation.tsx';
import { loadSearchIndex } from './searchIndex.ts';

/** Makes the file of this name in a folder of `/data/`; undefined where there is none. */
type CreateFile = (name: string, site: Site) => unknown;

const FOLDERS: Readonly<Record<string, CreateFile>> = {
  pages: async (name, site): Promise<PageFile> => {
    const { page } = await prerenderPage(findPathname(name, site));
    return { buildId: BUILD_ID, ...page };
  },
  /** The code of a page's demos. */
  demos: (name, site) => listDemoCode(findPathname(name, site)),
  playgrounds: (name, site) => describePlayground(findPathname(name, site)),
  /** The props of a page's components. */
  props: (name, site) => {
    const page = findPage(site, findPathname(name, site));
    return page && renderPageProps(page, site);
  },
  /** A product's side navigation as a string of HTML, for readers who come from another product. */
  navigation: async (name) => (await renderNavigation(name)) ?? undefined,
  /** The classes of a library's components. */
  anatomy: (name, site) => {
    const library = ANATOMY_LIBRARIES.find((each) => each === name);
    return library && describeAnatomy(site, library);
  },
  /** The miniatures of a product, or those of the home page. */
  miniatures: (name, site) =>
    listSheets(site).includes(name) ? renderSheet(name, site) : undefined,
  /** A part of the search index. */
  search: async (name) => (await loadSearchIndex()).shards.get(`${name}.json`),
};

/** Makes a file below `/data/` by its path there; undefined where there is none. */
export async function createDataFile(file: string): Promise<unknown> {
  const path = file.replace(/\.json$/, '');
  // The list of search files stands beside their folder.
  if (path === 'search') return (await loadSearchIndex()).manifest;
  const [folder = '', ...name] = path.split('/');
  return FOLDERS[folder]?.(name.join('/'), await getSite());
}

function findPathname(name: string, site: Site): string {
  return resolveInternalPathname(site, `/${name}`);
}
