import type { ApiEntry } from '../../model/apiPage.ts';
import type { Problem } from '../../model/problem.ts';
import { findApiDoc } from '../api/findApiDoc.ts';
import type { SubjectPage } from './locateApiDocs.ts';

/** What a page names in its front matter, and the names that resolve to nothing. */
export interface Subjects {
  readonly entries: readonly ApiEntry[];
  readonly problems: readonly Problem[];
}

/** Finds the last of several texts in a page's file, searching for each after the one before it. */
export type LineOf = (file: string, ...texts: readonly (string | RegExp)[]) => number;

/** Makes the function that finds the components and hooks a page says it is about, among those of its product. */
export function createSubjectFinder(
  entries: readonly ApiEntry[],
  lineOf: LineOf,
): (page: SubjectPage & { readonly file: string }) => Subjects {
  const kinds = KINDS.map((kind) => {
    const own = entries.filter(({ doc }) => doc.kind === kind);
    return {
      kind,
      docs: own.map(({ doc }) => doc),
      entryOf: new Map(own.map((entry) => [entry.doc, entry])),
      documented: new Set<string | null>(own.map(({ doc }) => doc.productId)),
    };
  });
  return ({ file, frontMatter, productId }) => {
    const found: ApiEntry[] = [];
    const problems: Problem[] = [];
    for (const { kind, docs, entryOf, documented } of kinds) {
      // Only some libraries document their hooks; pages of the others may still say what they are about.
      if (kind === 'hook' && !documented.has(productId)) continue;
      for (const name of frontMatter[`${kind}s`]) {
        const line = lineOf(file, `${kind}s:`, name);
        const result = findApiDoc(docs, { name, productId: productId ?? '', file, line });
        const entry = result.kind === 'found' ? entryOf.get(result.doc) : undefined;
        if (entry) found.push(entry);
        if (result.kind === 'missing') problems.push(result.problem);
      }
    }
    return { entries: found, problems };
  };
}

const KINDS = ['component', 'hook'] as const;
