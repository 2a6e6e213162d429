import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** A Markdown file and the address it is published at. */
export interface PageFile {
  /** Relative to the project root, with forward slashes. */
  readonly file: string;
  /** Canonical path with a trailing slash. */
  readonly pathname: string;
}

/** Lists the pages of the content folder in a stable order; a file's path is its address. */
export async function findPages(root: string): Promise<PageFile[]> {
  const entries = await readdir(path.join(root, 'content'), { recursive: true });
  return entries
    .filter((entry) => entry.endsWith('.md'))
    .map((entry) => entry.split(path.sep).join('/'))
    .sort()
    .map((entry) => ({ file: `content/${entry}`, pathname: formatPathname(entry) }));
}

function formatPathname(entry: string): string {
  const name = entry.replace(/\.md$/, '').replace(/(^|\/)index$/, '$1');
  return name === '' ? '/' : `/${name.replace(/\/$/, '')}/`;
}
