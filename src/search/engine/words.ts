import { splitWords } from '../../model/words.ts';
import { STOP_WORDS } from './synonyms.ts';

/**
 * Begins a name that is found only as a whole, such as a global class: the beginning that thousands
 * of them share would otherwise make every short query slow.
 */
export const WHOLE = '=';

/** More words in a row than this are never written as one. */
const MAX_JOINED = 4;

/**
 * The terms a name is found by: its words and every run of neighbours written as one, so that
 * `textfield`, `text field` and `TextField` match each other.
 */
export function listNameTerms(name: string): string[] {
  const words = splitWords(name);
  if (name.startsWith(WHOLE)) return [WHOLE + words.join('')];
  const isPiece = !/[^\p{L}\p{M}\p{N}]/u.test(name);
  const isLong = words.length > MAX_JOINED;
  return [...joinNeighbours(words), ...(isPiece && isLong ? [words.join('')] : [])];
}

/** The parts of a text that are written without a gap, and so mean one thing: `slotProps`, `text-field`, `Next.js`. */
export function splitPieces(text: string): string[] {
  return text
    .replace(/\.js\b/gi, 'js')
    .split(/[^\p{L}\p{M}\p{N}_-]+/u)
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

/**
 * Words and the joined forms of each compound (`slotProps`); words of prose are not joined, and those
 * that are in every text carry no information.
 */
export function listProseTerms(text: string): string[] {
  return splitPieces(text).flatMap((piece) => {
    const words = splitWords(piece);
    const telling = words.filter((word) => !STOP_WORDS.has(word));
    return words.length < 2 ? telling : [...telling, words.join('')];
  });
}

function joinNeighbours(words: readonly string[]): string[] {
  const terms = [...words];
  for (let length = 2; length <= Math.min(MAX_JOINED, words.length); length += 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      terms.push(words.slice(start, start + length).join(''));
    }
  }
  return terms;
}

const ENDINGS =
  /(?:i[sz]ations?|i[sz]ing|i[sz]e[drs]?|ations?|at(?:e[ds]?|ing)|(?<=\w{4})[ai]bl[ey]|ments?|ies|ings?|ions?|e[ds]|ly|s|e|y)$/;
const MIN_ROOT = 3;

/** What words of one family share: `theme`, `themes` and `theming` have the same root. */
export function findRoot(word: string): string {
  if (word.length <= MIN_ROOT || word.endsWith('ss')) return word;
  const root = word.replace(ENDINGS, '');
  if (root.length < MIN_ROOT) return word;
  // dragging → dragg → drag
  return root.replace(/([^aeiou])\1$/, '$1');
}

/** The consonants that remain when a word is shortened: `button` → `btn`. */
export function findSkeleton(word: string): string {
  return (word.slice(0, 1) + word.slice(1).replace(/[aeiouy]/g, '')).replace(/(.)\1+/g, '$1');
}
