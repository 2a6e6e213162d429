import type { Problem } from '../../model/problem.ts';
import type { CollectedFile } from './collectFiles.ts';

const REMOTE = /(?:url\(|@import)\s*["']?((?:https?:)?\/\/[^\s"')]+)/g;

/** Reports what a demo's stylesheet loads from other servers. */
export function checkStylesheet(file: CollectedFile): Problem[] {
  if (!file.name.endsWith('.css')) return [];
  return [...file.code.matchAll(REMOTE)].map(({ index, 1: url }) => ({
    file: file.path,
    line: file.code.slice(0, index).split('\n').length,
    what: `The stylesheet loads "${url}" from another server.`,
    fix: 'Draw it with CSS, or leave it out.',
  }));
}
