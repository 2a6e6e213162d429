import { splitWords } from '../../model/words.ts';
import { measureText, raise, type Answering } from './measure.ts';
import { MIN_PROSE_PREFIX, type QueryPlan } from './planQuery.ts';
import { STOP_WORDS } from './synonyms.ts';
import { createTextIndex, type TextIndex, type TextMatch } from './textIndex.ts';
import { splitPieces } from './words.ts';

/** How well what readers ask for a record answers the query. */
export interface AskedAnswer extends Answering {
  /** What share of its best phrase the query says: a phrase is a small question, and means what it says as a whole. */
  readonly share: number;
  /** For each word of the query, the best of all its phrases. */
  readonly any: readonly number[];
}

/** Phrases in the words of readers, each with the record that it asks for. */
export interface AskedIndex extends Pick<TextIndex, 'lexicon'> {
  add(record: number, phrases: readonly string[]): void;
  /** The records that are asked for with words of the query. */
  find(plan: QueryPlan): Map<number, AskedAnswer>;
}

/** An empty index. */
export function createAskedIndex(): AskedIndex {
  const phrases = createTextIndex(listPhraseTerms, MIN_PROSE_PREFIX);
  /** The records of each phrase, and its words. */
  const records: number[][] = [];
  const words: (readonly string[])[] = [];
  return {
    lexicon: phrases.lexicon,
    add(record, texts) {
      for (const text of texts) {
        const id = phrases.add(text);
        words[id] ??= listTelling(text);
        (records[id] ??= []).push(record);
      }
    },
    find(plan) {
      const answers = new Map<number, Growing>();
      for (const match of phrases.find(plan)) {
        const answer = measureText(match, plan);
        const share = measureShare(match, words[match.id] ?? []);
        for (const record of records[match.id] ?? []) {
          const known = answers.get(record);
          if (known) addPhrase(known, answer, share);
          else answers.set(record, { ...answer, share, any: [...answer.words] });
        }
      }
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
function measureShare({ matches }: TextMatch, words: readonly string[]): number {
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

/** Words, and neighbors written as one: `text field` is asked for as `textfield`, too. */
function listPhraseTerms(phrase: string): string[] {
  const words = listTelling(phrase);
  return [...words, ...words.slice(1).map((word, index) => (words[index] ?? '') + word)];
}
