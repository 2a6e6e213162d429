import { readdir, realpath, stat } from 'node:fs/promises';
import type { Dirent } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../model/problem.ts';

/** The files below a folder, and what keeps others from being read. */
export interface ContentListing {
  /** Relative to the project root, with forward slashes, in a stable order. */
  readonly files: readonly string[];
  readonly problems: readonly Problem[];
}

/** Lists the files of a folder. Links are followed, each folder once on the way to a file. */
export async function listContent(root: string, folder = 'content'): Promise<ContentListing> {
  const files: string[] = [];
  const problems: Problem[] = [];
  const walk = async (current: string, parents: readonly string[]): Promise<void> => {
    const absolute = path.join(root, current);
    const above = [...parents, await realpath(absolute)];
    const entries = await readdir(absolute, { withFileTypes: true });
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      if (isHidden(entry.name)) continue;
      const file = `${current}/${entry.name}`;
      const kind = await resolveKind(path.join(root, file), entry, above);
      if (kind === 'file') files.push(file);
      else if (kind === 'other') continue;
      else if (kind !== 'folder') problems.push({ file, line: 1, ...LINK_PROBLEMS[kind] });
      else if (entry.name.endsWith('.md')) problems.push(describeFolder(file));
      else await walk(file, above);
    }
  };
  await walk(folder, []);
  return { files, problems };
}

type Kind = 'file' | 'folder' | 'other' | keyof typeof LINK_PROBLEMS;

const LINK_PROBLEMS = {
  broken: {
    what: 'The link leads to a file that does not exist.',
    fix: 'Let it lead to a file of the project, or delete it.',
  },
  loop: {
    what: 'The link leads back to a folder that it stands in, or to itself.',
    fix: 'Let it lead to another place, or delete it.',
  },
} as const satisfies Record<string, Pick<Problem, 'what' | 'fix'>>;

/** What an entry is once links are followed; `above` holds the real paths of its parent folders. */
async function resolveKind(
  absolute: string,
  entry: Dirent,
  above: readonly string[],
): Promise<Kind> {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'folder';
  if (!entry.isSymbolicLink()) return 'other';
  try {
    const target = await stat(absolute);
    if (target.isFile()) return 'file';
    if (!target.isDirectory()) return 'other';
    return above.includes(await realpath(absolute)) ? 'loop' : 'folder';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return 'broken';
    if (code === 'ELOOP') return 'loop';
    throw error;
  }
}

function describeFolder(file: string): Problem {
  return {
    file,
    line: 1,
    what: 'This is a folder, though its name is that of a page.',
    fix: `Name the folder ${path.basename(file, '.md')}, or write the page into a file of that name.`,
  };
}

/** What operating systems and editors leave behind. */
export function isHidden(name: string): boolean {
  return name.startsWith('.') || name.endsWith('~');
}
