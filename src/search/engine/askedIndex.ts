import { splitWords } from '../../model/words.ts';
import type { Lexicon } from './lexicon.ts';
import { measureText, raise, type Answering } from './measure.ts';
import { MIN_PROSE_PREFIX, type QueryPlan } from './planQuery.ts';
import { STOP_WORDS } from './synonyms.ts';
import { createTextIndex, type TermMatch } from './textIndex.ts';
import { splitPieces } from './words.ts';

/** How well what readers ask for a record answers the query. */
export interface AskedAnswer extends Answering {
  /** What share of its best phrase the query says: a phrase is a small question, and means what it says as a whole. */
  readonly share: number;
  /** For each word of the query, the best of all its phrases. */
  readonly any: readonly number[];
}

/** Phrases in the words of readers, each with the record that it asks for. */
export interface AskedIndex {
  readonly lexicons: readonly Lexicon[];
  add(record: number, phrases: readonly string[]): void;
  /** The records that are asked for with words of the query. */
  find(plan: QueryPlan): Map<number, AskedAnswer>;
}

/** An empty index. */
export function createAskedIndex(): AskedIndex {
  const phrases = createTextIndex(listTelling, MIN_PROSE_PREFIX);
  /** The same by neighbors written as one; words that begin hundreds of them are found above. */
  const pairs = createTextIndex(listPairs, Infinity);
  /** The records of each phrase, and its words. */
  const records: number[][] = [];
  const words: (readonly string[])[] = [];
  return {
    lexicons: [phrases.lexicon, pairs.lexicon],
    add(record, texts) {
      for (const text of texts) {
        const id = phrases.add(text);
        pairs.add(text);
        words[id] ??= listTelling(text);
        (records[id] ??= []).push(record);
      }
    },
    find(plan) {
      const answers = new Map<number, Growing>();
      const joined = new Map(pairs.find(plan).map(({ id, matches }) => [id, matches]));
      const take = (id: number, matches: readonly TermMatch[]): void => {
        const answer = measureText(matches, plan);
        const share = measureShare(matches, words[id] ?? []);
        for (const record of records[id] ?? []) {
          const known = answers.get(record);
          if (known) addPhrase(known, answer, share);
          else
            answers.set(record, {
              words: answer.words,
              coverage: answer.coverage,
              share,
              any: [...answer.words],
            });
        }
      };
      for (const { id, matches } of phrases.find(plan)) {
        const more = joined.get(id);
        take(id, more ? [...matches, ...more] : matches);
        joined.delete(id);
      }
      for (const [id, matches] of joined) take(id, matches);
      return answers;
    },
  };
}

/** An answer while phrases of its record are still looked at. */
interface Growing extends AskedAnswer {
  words: readonly number[];
  coverage: number;
  share: number;
  any: number[];
}

function addPhrase(known: Growing, { words, coverage }: Answering, share: number): void {
  raise(known.any, words, 1);
  if (known.coverage * known.share >= coverage * share) return;
  known.words = words;
  known.coverage = coverage;
  known.share = share;
}

/** Two words written as one are both said where so much of them was typed. */
const WHOLE_PAIR = 0.85;

/** What share of the words of a phrase the query says. */
function measureShare(matches: readonly TermMatch[], words: readonly string[]): number {
  let sum = 0;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const pairs = [word + (words[index + 1] ?? ''), (words[index - 1] ?? '') + word];
    let best = 0;
    for (const { term, readings } of matches) {
      if (term !== word && !pairs.includes(term)) continue;
      const least = term === word ? 0 : WHOLE_PAIR * term.length;
      for (const { quality, letters } of readings) {
        if (letters >= least) best = Math.max(best, quality);
      }
    }
    sum += best;
  }
  return words.length === 0 ? 0 : sum / words.length;
}

/** The words of a phrase without those that say nothing by themselves. */
function listTelling(phrase: string): string[] {
  const words = splitPieces(phrase).flatMap(splitWords);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** Neighbors written as one: `text field` is asked for as `textfield`, too. */
function listPairs(phrase: string): string[] {
  const words = listTelling(phrase);
  return words.slice(1).map((word, index) => (words[index] ?? '') + word);
}
