import { splitWords } from '../../model/words.ts';
import type { Lexicon } from './lexicon.ts';
import type { ParsedQuery } from './parseQuery.ts';
import { createPhraseScore } from './phrase.ts';
import type { QueryPlan } from './planQuery.ts';
import { WORDING_POINTS } from './points.ts';
import type { RankedRecord } from './searchEngine.ts';
import type { SearchRecord } from './searchRecord.ts';
import { STOP_WORDS } from './synonyms.ts';

/** Records so far behind do not become the best by their wording. */
const MAX_WORDED = 20;

/** Puts those first that use the words of the query: error texts and whole titles, and for a question those whose texts are about it. */
export function raiseWording(
  ranked: readonly RankedRecord[],
  query: ParsedQuery,
  plan: QueryPlan,
  lexicons: readonly Lexicon[],
): RankedRecord[] {
  const scorePhrase = createPhraseScore(query.words);
  const measure = query.isQuestion ? createWordingMeasure(query, plan, lexicons) : null;
  const rateWords = ({ record, text }: RankedRecord): number => {
    const prose = splitWords(text);
    const phrase = scorePhrase([...splitWords(record.name), ...prose]);
    return phrase + (measure ? scoreWording(measure(record, prose)) : 0);
  };
  return ranked
    .map((each, place) =>
      place < MAX_WORDED ? { ...each, score: each.score + rateWords(each) } : each,
    )
    .sort((a, b) => b.score - a.score);
}

/** How much of a question stands word by word in the texts of a record, each part from 0. */
export type Wording = Readonly<Record<keyof typeof WORDING_POINTS, number>>;

/** Prepares a question: measures records by its very words and their forms, with no word that only means the same. */
export function createWordingMeasure(
  { words }: ParsedQuery,
  { weights }: QueryPlan,
  lexicons: readonly Lexicon[],
): (record: SearchRecord, prose: readonly string[]) => Wording {
  const asked = words.filter((word) => !STOP_WORDS.has(word));
  const places = placeForms(asked, lexicons);
  const share = shareOut(words, weights, asked);
  const readWords = (text: readonly string[]): Reading => readText(text, places, asked.length);
  const read = (text: string): Reading => readWords(splitWords(text));
  return (record, prose) => {
    const names = [record.name, ...record.asked].map(read);
    const body = readWords(prose);
    const around = [record.parent, ...record.aliases].map(read);
    return {
      // The name counts twice, as in short texts that repeat what they are about.
      all: rate([...names, ...names.slice(0, 1), ...around, body], share, LENGTHS.all),
      names: rate(names, share, LENGTHS.names),
      prosePairs: sharePairs(body, asked),
      namePairs: Math.max(...names.map((name) => sharePairs(name, asked))),
    };
  };
}

/** The points of a wording. */
export function scoreWording({ all, names, prosePairs, namePairs }: Wording): number {
  return (
    WORDING_POINTS.all * all +
    WORDING_POINTS.names * names +
    WORDING_POINTS.prosePairs * prosePairs +
    WORDING_POINTS.namePairs * namePairs
  );
}

/** What a text has of the question's words. */
interface Reading {
  /** How often it has each of them. */
  readonly counts: readonly number[];
  /** Those that come right after the one before them in the question. */
  readonly pairs: ReadonlySet<number>;
  readonly length: number;
}

function readText(
  text: readonly string[],
  places: ReadonlyMap<string, number>,
  words: number,
): Reading {
  const counts = new Array<number>(words).fill(0);
  const pairs = new Set<number>();
  let length = 0;
  let before = -1;
  for (const word of text) {
    if (STOP_WORDS.has(word)) continue;
    length += 1;
    const place = places.get(word) ?? -1;
    if (place >= 0) {
      counts[place] = (counts[place] ?? 0) + 1;
      if (before >= 0 && place === before + 1) pairs.add(place);
    }
    before = place;
  }
  return { counts, pairs, length };
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

/** Words of an average record, and of its names. */
const LENGTHS = { all: 60, names: 8 } as const;
/** BM25: how soon more of the same word says nothing new, and how much longer texts need more of it. */
const BM25 = { k: 1.2, b: 0.4 } as const;

function rate(readings: readonly Reading[], share: readonly number[], average: number): number {
  const { k, b } = BM25;
  const length = readings.reduce((sum, reading) => sum + reading.length, 0);
  const most = k * (1 - b + (b * length) / average);
  return share.reduce((sum, weight, place) => {
    const count = readings.reduce((all, { counts }) => all + (counts[place] ?? 0), 0);
    return sum + (weight * count * (k + 1)) / (count + most);
  }, 0);
}

function sharePairs({ pairs }: Reading, asked: readonly string[]): number {
  return asked.length < 2 ? 0 : pairs.size / (asked.length - 1);
}
