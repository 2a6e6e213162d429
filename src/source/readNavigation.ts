import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from '../model/problem.ts';
import { resolveRoute } from '../model/route.ts';
import { describeImportError } from './describeImportError.ts';
import type { NavigationFile } from './checkNavigation.ts';
import { parseNavigation } from './parseNavigation.ts';
import type { SiteInput } from './readSiteFiles.ts';

/** A navigation file, or why it could not be read. */
export interface NavigationResult {
  readonly navigation?: NavigationFile;
  readonly problems: readonly Problem[];
}

/** Whether a file of the content is the navigation of a product. */
export function isNavigationFile(file: string): boolean {
  return path.posix.basename(file) === 'navigation.ts';
}

/** Imports the navigation of a product. A file that cannot be imported is a problem and ends nothing. */
export async function readNavigation(
  file: string,
  { root, products, importModule }: SiteInput,
): Promise<NavigationResult> {
  const text = await readFile(path.join(root, file), 'utf8');
  const folder = path.posix.dirname(file).replace(/^content/, '');
  const { productId } = resolveRoute(folder, products);
  if (productId === null) {
    return fail(file, 1, {
      what: 'The navigation belongs to no product.',
      fix: `Add a product with the path "${folder}" to content/products.ts, or delete the file.`,
    });
  }
  try {
    const entries = pickDefault(await importModule(file));
    if (!entries) {
      return fail(file, 1, {
        what: 'The file has no navigation as its default export.',
        fix: 'Write `export default defineNavigation([…])`.',
      });
    }
    const { navigation, problems } = parseNavigation(file, text, entries);
    return navigation
      ? { navigation: { productId, file, text, navigation }, problems }
      : { problems };
  } catch (error) {
    return { problems: [describeImportError(file, error)] };
  }
}

function fail(file: string, line: number, text: Pick<Problem, 'what' | 'fix'>): NavigationResult {
  return { problems: [{ file, line, ...text }] };
}

function pickDefault(module: unknown): readonly unknown[] | undefined {
  const value: unknown =
    typeof module === 'object' && module !== null && 'default' in module ? module.default : null;
  return Array.isArray(value) ? value : undefined;
}
