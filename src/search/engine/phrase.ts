import { splitWords } from '../../model/words.ts';
import { STOP_WORDS } from './synonyms.ts';

/** Shorter queries are names, which are compared as a whole elsewhere. */
const LEAST_WORDS = 4;
const POINTS = 21;

/** Points for a text that has the words of a query side by side as the query has them. */
export function scorePhrase(words: readonly string[], text: string): number {
  if (words.length < LEAST_WORDS) return 0;
  const pairs = new Set(listPairs(words));
  if (pairs.size === 0) return 0;
  const found = new Set(listPairs(splitWords(text)).filter((pair) => pairs.has(pair)));
  return POINTS * (found.size / pairs.size) ** 2;
}

/** Neighbouring words of which at least one says something. */
function listPairs(words: readonly string[]): string[] {
  return words.slice(1).flatMap((word, index) => {
    const before = words[index] ?? '';
    return STOP_WORDS.has(word) && STOP_WORDS.has(before) ? [] : [`${before} ${word}`];
  });
}
