import { locateWords, type PlacedWord } from '../../model/words.ts';
import { explainTerm, type QueryPlan } from './planQuery.ts';
import { WHOLE } from './words.ts';

/** Part of a text, from its first letter to the one after its last. */
export type TextRange = readonly [start: number, end: number];

/** A piece of prose with the words of the query in it. */
export interface Excerpt {
  readonly text: string;
  readonly ranges: readonly TextRange[];
}

const MAX_JOINED = 6;

/** The parts of a name that answer the query. */
export function highlightName(name: string, plan: QueryPlan): TextRange[] {
  const words = locateWords(name);
  const ranges: TextRange[] = [];
  let next = 0;
  while (next < words.length) {
    const found = findLongest(words, next, plan);
    if (found) ranges.push(found.range);
    next = found ? found.next : next + 1;
  }
  return ranges;
}

/** The longest run of words from here on that matches part of the query. */
function findLongest(
  words: readonly PlacedWord[],
  from: number,
  plan: QueryPlan,
): { range: TextRange; next: number } | undefined {
  const first = words[from];
  if (!first) return undefined;
  for (let to = Math.min(words.length, from + MAX_JOINED); to > from; to -= 1) {
    const run = words.slice(from, to);
    const term = run.map(({ word }) => word).join('');
    const last = run.at(-1) ?? first;
    if (plan.exact.has(term) || plan.exact.has(WHOLE + term)) {
      return { range: [first.start, last.end], next: to };
    }
    if (run.length > 1) continue;
    const typed = findBeginning(term, plan);
    if (typed > 0) return { range: [first.start, first.start + typed], next: to };
    if (explainTerm(term, plan).length > 0) {
      return { range: [first.start, first.end], next: to };
    }
  }
  return undefined;
}

/** How many letters of a word the reader has typed. */
function findBeginning(word: string, plan: QueryPlan): number {
  let typed = 0;
  for (const prefix of plan.prefixes.keys()) {
    if (word.startsWith(prefix)) typed = Math.max(typed, prefix.length);
  }
  return typed;
}

/** Letters of an excerpt, and how many of them come before the first match. */
const EXCERPT_LENGTH = 160;
const EXCERPT_LEAD = 48;

/** The part of a text where the query is answered first, or its beginning. */
export function cutExcerpt(text: string, plan: QueryPlan): Excerpt {
  const words = locateWords(text);
  const found = words.find(({ word }) => isAnswer(word, plan));
  const start = findStart(text, found?.start ?? 0);
  const end = findEnd(text, start + EXCERPT_LENGTH);
  const ranges = words
    .filter((word) => word.start >= start && word.end <= end && isAnswer(word.word, plan))
    .map((word): TextRange => [word.start - start, word.end - start]);
  const lead = start > 0 ? '…' : '';
  return {
    text: `${lead}${text.slice(start, end)}${end < text.length ? '…' : ''}`,
    ranges: ranges.map(([from, to]) => [from + lead.length, to + lead.length]),
  };
}

function isAnswer(word: string, plan: QueryPlan): boolean {
  return plan.exact.has(word) || findBeginning(word, plan) > 2;
}

function findStart(text: string, found: number): number {
  if (found <= EXCERPT_LEAD) return 0;
  const space = text.indexOf(' ', found - EXCERPT_LEAD);
  return space < 0 || space >= found ? found : space + 1;
}

function findEnd(text: string, wanted: number): number {
  if (wanted >= text.length) return text.length;
  const space = text.lastIndexOf(' ', wanted);
  return space <= 0 ? wanted : space;
}
