import { STOP_WORDS } from './synonyms.ts';
import { findRoot, findSkeleton } from './words.ts';

/** The terms an index knows, and which of them belong together. */
export interface Lexicon {
  add(term: string): void;
  has(term: string): boolean;
  /** How often the term occurs. */
  count(term: string): number;
  /** Other forms of a word: `themes`, `theming`. */
  listRelatives(word: string): readonly string[];
  /** Words that a run of consonants may abbreviate: `btn`. */
  listExpansions(abbreviation: string): readonly string[];
}

/** An empty lexicon. */
export function createLexicon(): Lexicon {
  const counts = new Map<string, number>();
  const roots = new Map<string, string[]>();
  const skeletons = new Map<string, string[]>();
  return {
    add(term) {
      const count = counts.get(term) ?? 0;
      counts.set(term, count + 1);
      if (count > 0) return;
      append(roots, findRoot(term), term);
      append(skeletons, findSkeleton(term), term);
    },
    has: (term) => counts.has(term),
    count: (term) => counts.get(term) ?? 0,
    listRelatives: (word) =>
      (roots.get(findRoot(word)) ?? []).filter((term) => term !== word && !STOP_WORDS.has(term)),
    listExpansions: (abbreviation) =>
      (skeletons.get(abbreviation) ?? []).filter((term) => term !== abbreviation),
  };
}

function append(map: Map<string, string[]>, key: string, value: string): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
