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

/** Finds the components and hooks a page says it is about, among those of its product. */
export function findSubjects(
  page: SubjectPage & { readonly file: string },
  entries: readonly ApiEntry[],
  lineOf: LineOf,
): Subjects {
  const found: ApiEntry[] = [];
  const problems: Problem[] = [];
  const { file, frontMatter, productId } = page;
  for (const kind of ['component', 'hook'] as const) {
    const candidates = new Map(
      entries.filter(({ doc }) => doc.kind === kind).map((entry) => [entry.doc, entry]),
    );
    // Only some libraries document their hooks; pages of the others may still say what they are about.
    const isUndocumented = ![...candidates.keys()].some((doc) => doc.productId === productId);
    if (kind === 'hook' && isUndocumented) continue;
    for (const name of frontMatter[`${kind}s`]) {
      const place = {
        name,
        productId: productId ?? '',
        file,
        line: lineOf(file, `${kind}s:`, name),
      };
      const result = findApiDoc([...candidates.keys()], place);
      const entry = result.kind === 'found' ? candidates.get(result.doc) : undefined;
      if (entry) found.push(entry);
      if (result.kind === 'missing') problems.push(result.problem);
    }
  }
  return { entries: found, problems };
}
