import type { QueryPlan } from './planQuery.ts';
import type { TermMatch, TextMatch } from './textIndex.ts';
import { WHOLE } from './words.ts';

/** How well a text answers the query. */
export interface Answering {
  /** For each word of the query, from 0 to 1. */
  readonly words: readonly number[];
  /** All words together, from 0 to 1. */
  readonly coverage: number;
}

/** How well a name answers the query. */
export interface NameAnswer extends Answering {
  /** What share of the name the query accounts for. */
  readonly share: number;
  /** Whether the name is the very query, or begins with it. */
  readonly fit: 'same' | 'start' | 'other';
}

/** How well the names of a page's sections answer the query, taken together. */
export interface SectionsAnswer {
  /** For each word of the query, the best of them. */
  readonly best: readonly number[];
  /** For each word, the second best: what two sections are about, their page is about. */
  readonly shared: readonly number[];
}

/** A parent of whose name the query holds more than this is meant. */
const MOST_OF_IT = 0.6;

/** Notes for each word of the query how well a text answers it, where that is better than before. */
export function raise(
  best: number[],
  words: readonly number[] | undefined,
  weight: number,
): number[] {
  if (!words) return best;
  // Once for each of thousands of records: an iterator would take half of the time.
  for (let index = 0; index < words.length; index += 1) {
    best[index] = Math.max(best[index] ?? 0, (words[index] ?? 0) * weight);
  }
  return best;
}

/** Takes in what one more section of a page answers. */
export function addSection(
  known: SectionsAnswer | undefined,
  words: readonly number[],
): SectionsAnswer {
  if (!known) return { best: words, shared: [] };
  const { best, shared } = known;
  return {
    best: words.map((word, index) => Math.max(word, best[index] ?? 0)),
    shared: words.map((word, index) =>
      Math.max(Math.min(word, best[index] ?? 0), shared[index] ?? 0),
    ),
  };
}

/**
 * What part of the query a name (how it answers each word) answers together with its parent's and its product's: one that is found as a
 * whole says little where it answers one word of many.
 */
export function measurePart(
  words: readonly number[],
  parent: NameAnswer | undefined,
  plan: QueryPlan,
  product: readonly number[],
): number {
  const around = parent && parent.share > MOST_OF_IT ? parent.words : [];
  let part = 0;
  let needed = 0;
  for (let index = 0; index < plan.weights.length; index += 1) {
    if (!plan.isNeeded[index]) continue;
    const weight = plan.weights[index] ?? 0;
    needed += weight;
    const isFound = (words[index] ?? 0) > 0 || (around[index] ?? 0) > 0;
    if (isFound || product.includes(index)) part += weight;
  }
  return needed === 0 ? 1 : part / needed;
}

/** Sums up how well a text answers each word of the query. */
export function measureText(matches: readonly TermMatch[], plan: QueryPlan, factor = 1): Answering {
  const [first] = matches;
  // Most texts are found by one term, and all of these can share its answer.
  if (first && matches.length === 1 && factor === 1) {
    return { words: first.words, coverage: cover(first.words, plan) };
  }
  const words = plan.words.map(() => 0);
  for (const match of matches) raise(words, match.words, factor);
  return { words, coverage: cover(words, plan) };
}

/** What answers to single words make of the whole query, from 0 to 1. */
export function cover(words: readonly number[], { weights }: QueryPlan): number {
  let sum = 0;
  for (let index = 0; index < words.length; index += 1) {
    sum += (words[index] ?? 0) * (weights[index] ?? 0);
  }
  return sum;
}

/** Compares a name that was found with the query; both written as one lower-case word. */
export function measureName(match: TextMatch, name: string, plan: QueryPlan): NameAnswer {
  const { words, coverage } = measureText(match.matches, plan);
  const share = Math.min(1, countFoundLetters(match, name) / Math.max(1, name.length));
  const fit = name === plan.joined ? 'same' : name.startsWith(plan.joined) ? 'start' : 'other';
  return { words, coverage, share, fit };
}

/** Letters of a name that the query accounts for, each counted once. */
function countFoundLetters({ matches }: TextMatch, name: string): number {
  if (matches.length === 1) return matches[0]?.letters ?? 0;
  const found = matches
    .map(({ term, letters }) => ({
      start: name.indexOf(term.replace(WHOLE, '')),
      length: term.length,
      letters,
    }))
    .sort((a, b) => b.letters - a.letters);
  const taken: typeof found = [];
  let sum = 0;
  for (const part of found) {
    const overlaps = ({ start, length }: typeof part): boolean =>
      start < part.start + part.length && part.start < start + length;
    if (taken.some(overlaps)) continue;
    taken.push(part);
    sum += part.letters;
  }
  return sum;
}
