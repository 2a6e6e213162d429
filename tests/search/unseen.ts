import type { JudgedQuery } from '../../scripts/bench/search/measureRanking.ts';
import type { SearchRecord } from '../../src/search/engine/searchRecord.ts';
import { PLANNED_TITLES } from './unseen/plannedTitles.ts';

type UnseenSource = 'planned titles' | 'slips';

/** Queries that ranking must not be tuned on, by where they come from. */
export function listUnseenQueries(
  records: readonly SearchRecord[],
): Readonly<Record<UnseenSource, readonly JudgedQuery[]>> {
  const components = records.filter(({ kind }) => kind === 'component');
  return {
    'planned titles': Object.entries(PLANNED_TITLES).flatMap(([from, rows]) =>
      rows.map(([text, ...answers]) => ({ text, answers, from })),
    ),
    slips: components.flatMap(({ name, productId }) => {
      const text = misspell(name);
      const answers = findPages(records, name, productId);
      return text === null ? [] : [{ text, answers: [answers.join('|')], from: productId }];
    }),
  };
}

/** The title of every page, typed by a reader of its product. */
export function listTitleQueries(records: readonly SearchRecord[]): readonly JudgedQuery[] {
  return records
    .filter(({ kind }) => kind === 'page')
    .map(({ name, url, productId }) => ({
      text: name.toLowerCase(),
      answers: [url],
      from: productId,
    }));
}

/** Where the reader of a component's name wants to go: its API, or the page about it. */
function findPages(records: readonly SearchRecord[], name: string, productId: string): string[] {
  return records
    .filter((record) => record.productId === productId && /^(?:page|component)$/.test(record.kind))
    .filter(({ name: title, keys, aliases }) => [title, ...keys, ...aliases].includes(name))
    .map(({ url }) => url);
}

/** Shorter names have no letter to spare. */
const LEAST_LETTERS = 6;

/**
 * A name with one slip of the fingers, the kind and place of which follow from the name: a letter left
 * out, typed twice, swapped with the next one, or replaced by its neighbor in the alphabet.
 */
function misspell(name: string): string | null {
  const word = name.toLowerCase();
  if (word.length < LEAST_LETTERS) return null;
  const seed = [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  // The first letter is seldom mistyped, and the last one may still be to come.
  const at = 1 + (seed % (word.length - 3));
  const [before, letter = '', next = '', after] = [
    word.slice(0, at),
    word[at],
    word[at + 1],
    word.slice(at + 2),
  ];
  const slips = [
    `${before}${next}${after}`,
    `${before}${letter}${letter}${next}${after}`,
    `${before}${next}${letter}${after}`,
    `${before}${String.fromCharCode(97 + ((letter.charCodeAt(0) - 96) % 26))}${next}${after}`,
  ];
  return slips[seed % slips.length] ?? null;
}
