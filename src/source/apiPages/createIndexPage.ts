import type { ApiDoc } from '../../model/apiDoc.ts';
import type { ApiEntry, ApiList } from '../../model/apiPage.ts';
import type { Product } from '../../model/product.ts';
import type { ApiPage } from './createApiPages.ts';
import { createFrontMatter, formatFile } from './apiFrontMatter.ts';
import { formatIndexPath } from './locateApiDocs.ts';

/** The page that lists everything a product documents; none for products without an API. */
export function createIndexPage(product: Product, entries: readonly ApiEntry[]): ApiPage[] {
  const lists = listPackages(entries.filter(({ doc }) => doc.productId === product.id));
  const first = lists[0]?.entries[0]?.doc;
  if (!first) return [];
  const headings = lists.map(({ id, package: text }) => ({ id, text, level: 2 }) as const);
  return [
    {
      pathname: formatIndexPath(product),
      file: formatFile(first),
      frontMatter: createFrontMatter(
        `${product.name} API`,
        `${describeCounts(lists)} of ${product.name} with their props, slots and CSS classes.`,
        'Overview',
      ),
      headings,
      blocks: [{ kind: 'api', view: 'index', lists }],
      anchors: headings.map(({ id }) => id),
    },
  ];
}

function listPackages(entries: readonly ApiEntry[]): ApiList[] {
  const names = [...new Set(entries.map(({ doc }) => doc.package))];
  return names.map((name) => ({
    id: name.replace(/^@/, '').replace('/', '-'),
    package: name,
    entries: entries
      .filter(({ doc }) => doc.package === name)
      .toSorted((a, b) => compare(a.doc, b.doc)),
  }));
}

/** Components first, then hooks; not by locale, so that every machine builds the same bytes. */
function compare(a: ApiDoc, b: ApiDoc): number {
  if (a.kind !== b.kind) return a.kind === 'component' ? -1 : 1;
  return a.name < b.name ? -1 : 1;
}

function describeCounts(lists: readonly ApiList[]): string {
  const docs = lists.flatMap((list) => list.entries.map(({ doc }) => doc));
  const hooks = docs.filter(({ kind }) => kind === 'hook').length;
  const components = `All ${docs.length - hooks} components`;
  return hooks > 0 ? `${components} and ${hooks} hooks` : components;
}
