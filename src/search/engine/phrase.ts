import type { ParsedQuery } from './parseQuery.ts';
import { STOP_WORDS } from './synonyms.ts';

/** Shorter queries that are no questions are names, which are compared as a whole elsewhere. */
const LEAST_WORDS = 4;
const POINTS = 21;

/** Prepares a query: gives points to a text, taken apart into its words, that has words side by side as the query has them. */
export function createPhraseScore({
  words,
  isQuestion,
}: Pick<ParsedQuery, 'words' | 'isQuestion'>): (text: readonly string[]) => number {
  const pairs = new Set(isQuestion || words.length >= LEAST_WORDS ? listPairs(words) : []);
  if (pairs.size === 0) return () => 0;
  const asked = new Set(words);
  return (text) => {
    const found = new Set<string>();
    let before = '';
    for (const word of text) {
      const isAsked = asked.has(word);
      if (isAsked && before !== '' && pairs.has(`${before} ${word}`))
        found.add(`${before} ${word}`);
      before = isAsked ? word : '';
    }
    return POINTS * (found.size / pairs.size) ** 2;
  };
}

/** Neighbouring words of which at least one says something. */
function listPairs(words: readonly string[]): string[] {
  return words.slice(1).flatMap((word, index) => {
    const before = words[index] ?? '';
    return STOP_WORDS.has(word) && STOP_WORDS.has(before) ? [] : [`${before} ${word}`];
  });
}
