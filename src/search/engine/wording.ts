import { splitWords } from '../../model/words.ts';
import type { Lexicon } from './lexicon.ts';
import type { ParsedQuery } from './parseQuery.ts';
import type { QueryPlan } from './planQuery.ts';
import type { SearchRecord } from './searchRecord.ts';
import { STOP_WORDS } from './synonyms.ts';

/** Prepares a question: measures records by its very words and their forms, with no word that only means the same. */
export function createWordingMeasure(
  { words }: ParsedQuery,
  { weights }: QueryPlan,
  lexicons: readonly Lexicon[],
): (record: SearchRecord, prose: readonly string[]) => number {
  const asked = words.filter((word) => !STOP_WORDS.has(word));
  const places = placeForms(asked, lexicons);
  const share = shareOut(words, weights, asked);
  return ({ name, parent, aliases, asked: phrases }, prose) => {
    const reading: Reading = { counts: asked.map(() => 0), length: 0 };
    // The name counts twice, as in short texts that repeat what they are about.
    for (const text of [name, name, parent, ...aliases, ...phrases]) {
      readText(splitWords(text), places, reading);
    }
    readText(prose, places, reading);
    return rate(reading, share);
  };
}

/** What texts have of the question's words. */
interface Reading {
  /** How often they have each of them. */
  readonly counts: number[];
  length: number;
}

function readText(
  text: readonly string[],
  places: ReadonlyMap<string, number>,
  reading: Reading,
): void {
  for (const word of text) {
    if (STOP_WORDS.has(word)) continue;
    reading.length += 1;
    const place = places.get(word);
    if (place !== undefined) reading.counts[place] = (reading.counts[place] ?? 0) + 1;
  }
}

/** The place in the question of each form of its words. */
function placeForms(
  asked: readonly string[],
  lexicons: readonly Lexicon[],
): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const [place, word] of asked.entries()) {
    for (const form of [word, ...lexicons.flatMap((lexicon) => lexicon.listRelatives(word))]) {
      if (form === word || !asked.includes(form)) places.set(form, place);
    }
  }
  return places;
}

/** What each of the words that say something counts; they add up to 1. */
function shareOut(
  words: readonly string[],
  weights: readonly number[],
  asked: readonly string[],
): number[] {
  const own = asked.map((word) => weights[words.indexOf(word)] ?? 0);
  const sum = own.reduce((a, b) => a + b, 0);
  return own.map((weight) => weight / Math.max(sum, Number.EPSILON));
}

/** BM25: how soon more of the same word says nothing new, how much longer texts need more of it, and the words of an average record. */
const BM25 = { k: 2, b: 0.8, average: 60 } as const;

function rate({ counts, length }: Reading, share: readonly number[]): number {
  const { k, b, average } = BM25;
  const most = k * (1 - b + (b * length) / average);
  return share.reduce((sum, weight, place) => {
    const count = counts[place] ?? 0;
    return sum + (weight * count * (k + 1)) / (count + most);
  }, 0);
}
