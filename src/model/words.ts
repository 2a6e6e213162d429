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
