import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReadPage } from './createPageReader.ts';
import type { PageFile } from './findPages.ts';
import { parseFrontMatter } from './markdown/parseFrontMatter.ts';
import { parseMarkdown } from './markdown/parseMarkdown.ts';

/** A page that has its title but no text yet, for navigation and links. Its mistakes are not looked for. */
export async function readPageOutline(
  root: string,
  { file, pathname }: PageFile,
): Promise<ReadPage> {
  const text = await readFile(path.join(root, file), 'utf8');
  const [head = ''] = /^---\r?\n[^]*?\n---(?=\r?\n|$)/.exec(text) ?? [];
  const { frontMatter } = parseFrontMatter(file, parseMarkdown(head));
  return {
    text,
    ...(frontMatter ? { page: { pathname, file, frontMatter, headings: [], blocks: [] } } : {}),
    problems: [],
    links: [],
    anchors: [],
    sections: [],
    demoFiles: [],
  };
}
