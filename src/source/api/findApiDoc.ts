import type { ApiDoc } from '../../model/apiDoc.ts';
import { suggestName, type Problem } from '../../model/problem.ts';

/** A name written in a page's front matter, and where. */
export interface ApiReference {
  readonly name: string;
  readonly productId: string;
  readonly file: string;
  readonly line: number;
}

/** What a name stands for, or what is wrong with it. */
export type FoundApiDoc<Doc extends ApiDoc> =
  | { readonly kind: 'found'; readonly doc: Doc }
  | { readonly kind: 'missing'; readonly problem: Problem };

/** Finds the component or hook a page names, within the page's own product. */
export function findApiDoc<Doc extends ApiDoc>(
  docs: readonly Doc[],
  { name, productId, file, line }: ApiReference,
): FoundApiDoc<Doc> {
  const own = docs.filter((doc) => doc.productId === productId);
  const doc = own.find((each) => each.name === name);
  if (doc) return { kind: 'found', doc };
  const elsewhere = docs.find((each) => each.name === name);
  const what = elsewhere
    ? `"${name}" belongs to ${elsewhere.package}, not to this product.`
    : `There is no component or hook "${name}".`;
  const names = own.map((each) => each.name);
  return {
    kind: 'missing',
    problem: { file, line, what, fix: suggestName(name, names, 'This product has') },
  };
}
