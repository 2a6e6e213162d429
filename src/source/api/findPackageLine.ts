import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findLine } from '../findLine.ts';

/** The table of documented packages, from the project root. */
export const PACKAGES_FILE = 'src/source/api/apiPackages.ts';

/** The place of a package's row in the table, or of a name that the row lists. */
export function findPackageLine(
  root: string,
  name: string,
  listed?: string,
): { file: string; line: number } {
  const file = path.join(root, PACKAGES_FILE);
  const texts = [`describePackage('${name}'`, ...(listed === undefined ? [] : [`'${listed}'`])];
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return { file: PACKAGES_FILE, line: findLine(text, texts) };
}
