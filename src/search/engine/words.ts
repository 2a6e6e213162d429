import { STOP_WORDS } from './synonyms.ts';

const WORD = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+|\p{N}+/gu;
const MARKS = /\p{M}/gu;

/** The lower-case words of a text; `TextField` and `text-field` have two. */
export function splitWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(MARKS, '');
  return (plain.match(WORD) ?? []).map((word) => word.toLowerCase());
}

/** A name as one lower-case word: `Text Field` is `textfield`. */
export function joinWords(name: string): string {
  return splitWords(name).join('');
}

/** A word and its position. */
export interface PlacedWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** The words of a text with their places in it. */
export function locateWords(text: string): PlacedWord[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}

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
  return name.startsWith(WHOLE) ? [WHOLE + words.join('')] : joinNeighbours(words);
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

/** Number of single-letter edits between two words, neighbours swapped counting as one; `limit + 1` when there are more. */
export function countEdits(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let edits = Math.min(
        (last[j - 1] ?? 0) + (same ? 0 : 1),
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        edits = Math.min(edits, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(edits);
      least = Math.min(least, edits);
    }
    if (least > limit) return limit + 1;
    [beforeLast, last] = [last, row];
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}

/** How many slips a word of this length may hold and still be understood. */
export function allowedEdits(word: string): 0 | 1 | 2 {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}
