import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Product } from '../../model/product.ts';
import { resolveRoute } from '../../model/route.ts';
import { loadApiDocs } from '../api/loadApiDocs.ts';
import type { PageFile } from '../findPages.ts';
import { parseFrontMatter } from '../markdown/parseFrontMatter.ts';
import { parseMarkdown } from '../markdown/parseMarkdown.ts';
import { formatIndexPath, locateApiDocs, type SubjectPage } from './locateApiDocs.ts';

/** Addresses of all pages that are made from packages, without reading the rest of the site. */
export async function listApiPaths(
  root: string,
  files: readonly PageFile[],
  products: readonly Product[],
): Promise<string[]> {
  const { components, hooks } = await loadApiDocs({ root });
  // Only tabs stand beside pages, so only their pages must be asked what they are about.
  const tabbed = files.filter(({ pathname, canonical }) => {
    if (pathname !== canonical) return false;
    const { productId } = resolveRoute(pathname, products);
    return products.some(({ id, apiPath }) => id === productId && !apiPath);
  });
  const pages = await Promise.all(tabbed.map((file) => readSubject(root, file, products)));
  const entries = locateApiDocs([...components, ...hooks], products, pages.flat());
  const documented = products.filter(({ id }) => entries.some(({ doc }) => doc.productId === id));
  const paths = entries.map((entry) => entry.path.replace(/#.*$/, ''));
  return [...new Set([...documented.map(formatIndexPath), ...paths])];
}

async function readSubject(
  root: string,
  { file, pathname }: PageFile,
  products: readonly Product[],
): Promise<SubjectPage[]> {
  const text = await readFile(path.join(root, file), 'utf8');
  const { frontMatter } = parseFrontMatter(file, parseMarkdown(text.replaceAll('\r\n', '\n')));
  const { productId } = resolveRoute(pathname, products);
  return frontMatter ? [{ pathname, productId, frontMatter }] : [];
}
