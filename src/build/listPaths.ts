import { ANATOMY_LIBRARIES, formatAnatomyUrl } from '../model/anatomy.ts';
import { FRAME_PATH, LIVE_PATH } from '../model/frames.ts';
import { formatSheetUrl } from '../model/miniature.ts';
import { formatMarkdownUrl, formatPageDataUrl } from '../model/pageData.ts';
import {
  formatDemoCodeUrl,
  formatNavigationUrl,
  formatPlaygroundUrl,
  formatPropsUrl,
} from '../model/pageFiles.ts';
import { listSearchPaths } from '../search/index/buildSearchIndex.ts';
import type { Site, SitePage } from '../source/site.ts';
import { listSheets } from './miniatures/listSheets.ts';
import { listPlaygrounds } from './playgrounds/listPlaygrounds.ts';
import { listNotFoundPaths } from './page/notFoundPages.ts';

/** Addresses that are made together, because they follow from the same thing. */
export interface PathGroup {
  /** What they are made from: a file of the content, or a few words. */
  readonly source: string;
  readonly paths: readonly string[];
  /** The page they show. */
  readonly page?: SitePage;
  /** All that they follow from besides code, where it is little; they are kept as long as it stays the same. */
  readonly inputs?: unknown;
}

/** Everything the build writes: each page with the files beside it, and the files made once. */
export function listPaths(site: Site): PathGroup[] {
  const { pages, products, demos } = site;
  const withDemos = new Set(demos.map(({ pathname }) => pathname));
  const withPlaygrounds = new Set(listPlaygrounds(site).map(({ pathname }) => pathname));
  const written = new Set(site.written);
  return [
    ...pages.map((page) => {
      const { file, pathname } = page;
      return {
        source: file,
        page,
        paths: [
          pathname,
          formatPageDataUrl(pathname),
          ...(written.has(page) ? [formatMarkdownUrl(pathname)] : []),
          ...(withDemos.has(pathname) ? [formatDemoCodeUrl(pathname)] : []),
          ...(withPlaygrounds.has(pathname) ? [formatPlaygroundUrl(pathname)] : []),
          ...(hasPanel(page) ? [formatPropsUrl(pathname)] : []),
        ],
      };
    }),
    ...listNotFoundPaths(site).map((group) => ({ ...group, source: group.page.file })),
    {
      source: 'the navigations',
      paths: products.map(({ id }) => formatNavigationUrl(id)),
    },
    {
      source: 'the frames of demos',
      paths: [`${FRAME_PATH}index.html`, `${LIVE_PATH}index.html`],
    },
    {
      source: 'the classes of components',
      paths: ANATOMY_LIBRARIES.map(formatAnatomyUrl),
      inputs: [products, site.apis],
    },
    { source: 'the search index', paths: listSearchPaths(products.map(({ id }) => id)) },
    {
      source: 'the miniatures',
      paths: listSheets(site).map(formatSheetUrl),
      inputs: [products, [...site.miniatures.keys()]],
    },
    { source: 'the list of pages', paths: ['/opensearch.xml', '/sitemap.xml', '/robots.txt'] },
  ];
}

/** Whether a page ends with the props of its components. */
function hasPanel({ blocks }: SitePage): boolean {
  return blocks.some((block) => block.kind === 'api' && block.view === 'panel');
}
