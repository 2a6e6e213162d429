import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReadPage } from './createPageReader.ts';
import type { PageFile } from './findPages.ts';
import { parseFrontMatter } from './markdown/parseFrontMatter.ts';

/** A page that has its title but no text yet, for navigation and links. Its mistakes are not looked for. */
export async function readPageOutline(
  root: string,
  { file, pathname }: PageFile,
): Promise<ReadPage> {
  const text = await readFile(path.join(root, file), 'utf8');
  const [, value] = /^---\r?\n([^]*?)\r?\n---(?=\r?\n|$)/.exec(text) ?? [];
  // The parser of Markdown would find the same, and take longer than all else here.
  const children = value === undefined ? [] : [{ type: 'yaml' as const, value }];
  const { frontMatter } = parseFrontMatter(file, { type: 'root', children });
  return {
    text,
    ...(frontMatter ? { page: { pathname, file, frontMatter, headings: [], blocks: [] } } : {}),
    problems: [],
    links: [],
    anchors: [],
    sections: [],
    demoFiles: [],
    images: [],
  };
}
