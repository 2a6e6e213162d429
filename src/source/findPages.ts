import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** A Markdown file and the address it is published at. */
export interface PageFile {
  /** Relative to the project root, with forward slashes. */
  readonly file: string;
  /** Canonical path with a trailing slash. */
  readonly pathname: string;
  /** Whether a folder of demos stands beside the file. */
  readonly hasDemos: boolean;
}

/** Lists the pages of the content folder in a stable order; a file's path is its address. */
export async function findPages(root: string): Promise<PageFile[]> {
  const found = await readdir(path.join(root, 'content'), { recursive: true });
  const entries = found.map((entry) => entry.split(path.sep).join('/')).sort();
  const demos = entries.filter((entry) => entry.endsWith('.tsx'));
  return entries
    .filter((entry) => entry.endsWith('.md'))
    .map((entry) => ({
      file: `content/${entry}`,
      pathname: formatPathname(entry),
      hasDemos: demos.some((demo) => demo.startsWith(entry.replace(/\.md$/, '/'))),
    }));
}

function formatPathname(entry: string): string {
  const name = entry.replace(/\.md$/, '').replace(/(^|\/)index$/, '$1');
  return name === '' ? '/' : `/${name.replace(/\/$/, '')}/`;
}
