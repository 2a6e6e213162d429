import type { NamedProduct } from '../shard.ts';
import type { Subjects } from './subjects.ts';
import { findRoot } from './words.ts';

/** Which words of a query name which product: in `data grid paging` the first two do. */
export function findProductWords(
  words: readonly string[],
  products: readonly NamedProduct[],
): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const { id, searchNames } of products) {
    const names = new Set(searchNames.map(findRoot));
    const indexes = new Set<number>();
    for (let from = 0; from < words.length; from += 1) {
      for (let to = from + 1; to <= Math.min(words.length, from + 3); to += 1) {
        if (!names.has(findRoot(words.slice(from, to).join('')))) continue;
        for (let index = from; index < to; index += 1) indexes.add(index);
      }
    }
    if (indexes.size > 0) found.set(id, [...indexes]);
  }
  return found;
}

/** Products that a word names which is no component of another one: in `grid items` none is, in `datagrid items` one. */
export function findNamedProducts(
  productWords: ReadonlyMap<string, readonly number[]>,
  words: readonly string[],
  isComponent: Subjects['isComponent'],
): ReadonlySet<string> {
  const named = [...productWords].filter(([productId, indexes]) =>
    indexes.some((index) => !isComponent(words[index] ?? '', productId)),
  );
  return new Set(named.map(([id]) => id));
}
