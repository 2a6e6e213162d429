import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Imports and exports of values; those of types leave nothing behind. */
const IMPORT = /^(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?'([^']+)'/gm;
const PACKAGE = /^(?:@[^/]+\/)?[^/]+/;

/** What style sheets take from packages: other sheets and fonts. */
const STYLE_IMPORT = /(?:@import\s+|url\(\s*)['"]?((?:@[\w-]+\/)?[a-z][\w.-]*)(?=[/'")])/g;

/** Names of the packages that a style sheet takes something from; folders of the project may look like one. */
export function listStylePackages(css: string): string[] {
  return [...css.matchAll(STYLE_IMPORT)].map(([, name = '']) => name);
}

/** Names of the packages that a module imports, by itself or by others of this project. */
export async function listImportedPackages(entry: string): Promise<string[]> {
  const seen = new Set<string>();
  const names = new Set<string>();
  const visit = async (file: string): Promise<void> => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = await readFile(file, 'utf8');
    for (const [, target = ''] of text.matchAll(IMPORT)) {
      if (target.startsWith('.')) await visit(path.resolve(path.dirname(file), target));
      else names.add(PACKAGE.exec(target)?.[0] ?? target);
    }
  };
  await visit(entry);
  return [...names].sort();
}
