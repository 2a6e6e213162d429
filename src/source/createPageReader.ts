import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isFile } from '../files/isFile.ts';
import type { Block, Page } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import { createFileCache, digest } from './cache.ts';
import { checkKeyTables } from './checkKeyTables.ts';
import { checkMistakes } from './checkMistakes.ts';
import { DEMO_SOURCES, type DemoContext } from './demos/demoContext.ts';
import { readDemo } from './demos/readDemo.ts';
import { stripSnippet } from './demos/stripSnippet.ts';
import { digestFiles } from './digestFiles.ts';
import type { PageFile } from './findPages.ts';
import { highlightCode } from './highlight/highlightCode.ts';
import { parseImageSize } from './markdown/parseImageSize.ts';
import type {
  PageContext,
  PageInput,
  PageLink,
  PageSection,
  ParsedPage,
  ParseResult,
} from './markdown/parsedPage.ts';
import { parsePage } from './markdown/parsePage.ts';

/** All that reading one page yields. */
export interface ReadPage {
  /** The Markdown as it was written. */
  readonly text: string;
  readonly page?: Page;
  readonly problems: readonly Problem[];
  readonly links: readonly PageLink[];
  readonly anchors: readonly string[];
  readonly sections: readonly PageSection[];
  /** The files of its demos, from the project root. */
  readonly demoFiles: readonly string[];
  /** The images it names, whether they are there or not, from the project root. */
  readonly images: readonly string[];
}

/** Makes the function that turns a page file into a page, its demos read. */
export function createPageReader(
  root: string,
  components: readonly string[],
  demoContext: DemoContext,
): (file: PageFile) => Promise<ReadPage> {
  const parse = createParser(root, components);
  return async ({ file, pathname, canonical, demoFolder }) => {
    const text = await readFile(path.join(root, file), 'utf8');
    const parsed = await parse({ file, pathname, text });
    const { page, problems, links, anchors, sections, images } = parsed;
    if (!page) return { text, problems, links, anchors, sections, images, demoFiles: [] };
    const read = await readBlocks(page, demoFolder, demoContext);
    const readChecks = async (name: string) => {
      const checksFile = `${demoFolder}/${name}`;
      const checks = await readFile(path.join(root, checksFile), 'utf8').catch(() => null);
      return { file, text, checksFile, checks };
    };
    const demos = page.blocks.flatMap((block) => (block.kind === 'demo' ? [block.name] : []));
    return {
      text,
      page: { ...page, blocks: read.blocks },
      problems: [
        ...problems,
        ...read.problems,
        ...checkKeyTables({ ...(await readChecks('keys.json')), demos }),
        ...(pathname === canonical && isAboutComponents(page, pathname)
          ? checkMistakes(await readChecks('mistakes.json'))
          : []),
      ],
      links,
      anchors,
      sections,
      images,
      demoFiles: read.files,
    };
  };
}

/** Mistakes are made with components; those of guides and settings are a matter of a whole app. */
function isAboutComponents({ frontMatter }: Pick<Page, 'frontMatter'>, pathname: string): boolean {
  return frontMatter.components.length > 0 || /\/react-[^/]+\/$/.test(pathname);
}

interface ReadBlock {
  readonly block?: Block;
  readonly files: readonly string[];
  readonly problems: readonly Problem[];
}

/** Replaces the names of demos by the demos themselves. */
async function readBlocks(
  page: ParsedPage,
  folder: string,
  context: DemoContext,
): Promise<{ blocks: Block[]; files: string[]; problems: Problem[] }> {
  const results = await Promise.all(
    page.blocks.map(async (block): Promise<ReadBlock> => {
      if (block.kind !== 'demo') return { block, files: [], problems: [] };
      const usedAt = { file: page.file, line: block.line };
      const { demo, ...rest } = await readDemo({ folder, name: block.name, usedAt }, context);
      return demo ? { block: { kind: 'demo', demo, options: block.options }, ...rest } : rest;
    }),
  );
  return {
    files: results.flatMap(({ files }) => files),
    blocks: results.flatMap(({ block }) => (block ? [block] : [])),
    problems: results.flatMap(({ problems }) => problems),
  };
}

/** What a parsed page follows from besides its own text and images: what its snippets do, and its parser. */
const PAGE_SOURCES = [...DEMO_SOURCES, 'src/source/markdown'];

interface ParsedWithImages extends ParseResult {
  readonly images: readonly string[];
}

/** Parses pages; results are kept in the project's `.cache/pages/`. */
function createParser(
  root: string,
  components: readonly string[],
): (input: PageInput) => Promise<ParsedWithImages> {
  const context = createContext(root, components);
  const cache = createFileCache(path.join(root, '.cache/pages'));
  const version = digest(digestFiles(root, PAGE_SOURCES), ...components);
  return async (input) => {
    let parsed: ParsedWithImages | undefined;
    const parse = (): ParsedWithImages => (parsed ??= parseWithImages(input, context));
    const key = digest(version, input.file, input.pathname, input.text);
    // Which images a page names follows from its text, what it is with them from the images as they are now.
    const images = await cache.getOrCreate(`${key} images`, async () => parse().images);
    return cache.getOrCreate(digest(key, digestFiles(root, images)), async () => parse());
  };
}

function parseWithImages(input: PageInput, context: PageContext): ParsedWithImages {
  const images = new Set<string>();
  const result = parsePage(input, {
    ...context,
    hasFile: (url) => {
      images.add(`public${url}`);
      return context.hasFile(url);
    },
  });
  return { ...result, images: [...images] };
}

function createContext(root: string, components: readonly string[]): PageContext {
  const locate = (url: string): string => path.join(root, 'public', url);
  return {
    components,
    hasFile: (url) => isFile(locate(url)),
    readImageSize: (url) => parseImageSize(readFileSync(locate(url))),
    highlight: highlightCode,
    stripTypes: stripSnippet,
  };
}
