import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Code, Nodes } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { listContent } from '../../src/source/listContent.ts';

/** A code block that claims to be a whole file of TypeScript, since it carries a file's name. */
export interface CodeFile {
  /** The Markdown file it stands in. */
  readonly page: string;
  /** The line of the page on which its code begins. */
  readonly line: number;
  /** The name of the file, as in `src/theme.ts`. */
  readonly title: string;
  readonly code: string;
}

/** The code blocks of all pages that claim to be whole files, without those that say why they cannot be checked. */
export async function listCodeFiles(root: string): Promise<CodeFile[]> {
  const { files } = await listContent(root);
  const pages = files.filter((file) => file.endsWith('.md'));
  const lists = await Promise.all(
    pages.map(async (page) => findCodeFiles(page, await readFile(path.join(root, page), 'utf8'))),
  );
  return lists.flat();
}

/** The code blocks of a page that claim to be whole files and can be checked. */
export function findCodeFiles(page: string, markdown: string): CodeFile[] {
  return listCode(unified().use(remarkParse).parse(markdown)).flatMap((node) => {
    const [, title = ''] = /\btitle="([^"]*)"/.exec(node.meta ?? '') ?? [];
    if (!/\.tsx?$/.test(title) || /\bunchecked="[^"]+"/.test(node.meta ?? '')) return [];
    return { page, line: (node.position?.start.line ?? 0) + 1, title, code: node.value };
  });
}

function listCode(node: Nodes): Code[] {
  if (node.type === 'code') return [node];
  return 'children' in node ? node.children.flatMap(listCode) : [];
}
