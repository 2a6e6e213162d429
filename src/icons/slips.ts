import { countEdits } from '../model/words.ts';

/** Of words that are still being typed, only longer ones may hold a slip. */
const MIN_UNFINISHED_SLIP = 5;

/** Slips between a word and a term, or the beginning of one that is still being typed; more than `limit` are not counted. */
export function countSlips(word: string, term: string, limit: number): number {
  const edits = countEdits(word, term, limit);
  if (edits <= limit || word.length < MIN_UNFINISHED_SLIP || term.length <= word.length) {
    return edits;
  }
  // One slip at most: the beginnings of words are alike.
  const isNear = [word.length, word.length + 1].some(
    (length) => countEdits(word, term.slice(0, length), 1) <= 1,
  );
  return isNear ? 1 : limit + 1;
}

/** The letters of a word as bits; which of two words share most is known before their slips are counted. */
export function findLetters(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1)
    letters |= 1 << (word.charCodeAt(index) % 32);
  return letters;
}

/** Whether words may be that few slips apart, which is known from their letters at once. */
export function mayBeNear(letters: number, others: number, limit: number): boolean {
  return countBits(letters & ~others) <= limit;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
