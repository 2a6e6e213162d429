import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Block, Page } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import type { PageFile } from './findPages.ts';
import { highlightCode } from './highlight/highlightCode.ts';
import type { SiteInput } from './loadSite.ts';
import { parseImageSize } from './markdown/parseImageSize.ts';
import type { PageContext, PageLink, PageSection } from './markdown/parsedPage.ts';
import { parsePage } from './markdown/parsePage.ts';

/** All that reading one page yields. */
export interface ReadPage {
  readonly page?: Page;
  readonly problems: readonly Problem[];
  readonly links: readonly PageLink[];
  readonly anchors: readonly string[];
  readonly sections: readonly PageSection[];
}

/** Makes the function that turns a page file into a page, its demos read. */
export function createPageReader({
  root,
  components,
}: SiteInput): (file: PageFile) => Promise<ReadPage> {
  const context = createContext(root, components);
  return async ({ file, pathname }) => {
    const text = await readFile(path.join(root, file), 'utf8');
    const { page, problems, links, anchors, sections } = parsePage(
      { file, pathname, text },
      context,
    );
    if (!page) return { problems, links, anchors, sections };
    const blocks = page.blocks.flatMap((block): Block[] => (block.kind === 'demo' ? [] : [block]));
    return { page: { ...page, blocks }, problems, links, anchors, sections };
  };
}

function createContext(root: string, components: readonly string[]): PageContext {
  const locate = (url: string): string => path.join(root, 'public', url);
  return {
    components,
    hasFile: (url) => existsSync(locate(url)),
    readImageSize: (url) => parseImageSize(readFileSync(locate(url))),
    highlight: highlightCode,
    stripTypes: () => null,
  };
}
