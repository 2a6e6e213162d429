import { allowedEdits, countEdits } from '../../model/words.ts';
import type { Lexicon } from './lexicon.ts';
import type { ParsedQuery } from './parseQuery.ts';
import { listSynonyms, STOP_WORDS } from './synonyms.ts';
import { listTopicWords } from './topics.ts';
import { findComponents, weighWords } from './weighWords.ts';
import { findRoot, WHOLE } from './words.ts';

/** Neighbouring words of a query: the first, and the one after the last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** How well a term matches some words of the query. */
export interface Reading extends Span {
  /** 1 for the very word, less for what is only near it. */
  readonly quality: number;
  /** Letters of the term that the query accounts for. */
  readonly letters: number;
}

/** Shorter beginnings than this are looked for in names only. */
export const MIN_PROSE_PREFIX = 4;

/** A query prepared against what the index knows. */
export interface QueryPlan {
  readonly words: readonly string[];
  /** All words written as one. */
  readonly joined: string;
  /** What each word counts; they add up to 1. */
  readonly weights: readonly number[];
  /** The forms of the first component that the query names, each as one word: what it is about. */
  readonly subject: ReadonlySet<string>;
  /** Words that must be found for a result to be complete. */
  readonly isNeeded: readonly boolean[];
  /** Terms to look up as they are. */
  readonly exact: ReadonlyMap<string, readonly Reading[]>;
  /** Words that may be the beginning of a term. */
  readonly prefixes: ReadonlyMap<string, Span>;
  /** Words nothing is known about, which may be misspelt. */
  readonly unknown: ReadonlyMap<string, Span>;
}

/** How sure each way of reading a word is. */
const QUALITY = {
  same: 1,
  relative: 0.93,
  synonym: 0.9,
  secondSynonym: 0.72,
  topic: 0.4,
  short: 0.8,
} as const;
const PREFIX = { least: 0.65, most: 0.9 } as const;
const FUZZY = [1, 0.62, 0.48] as const;

/** `MuiDataGrid-columnHeader` has five words. */
const MAX_SPAN = 6;
const MIN_PREFIX = 3;
/** Global class names begin with one of them. */
const GLOBALS: ReadonlySet<string | undefined> = new Set(['mui', 'base']);
const LONGEST_GLOBAL = 4;

/** Finds out what the words of a query may mean. */
export function planQuery(
  query: ParsedQuery,
  lexicons: readonly Lexicon[],
  total: number,
  isComponent: (term: string) => boolean,
): QueryPlan {
  const { words, isNeeded, isFiller } = query;
  const exact = new Map<string, Reading[]>();
  const isInside = listInside(query, lexicons);
  const read = (term: string, reading: Reading): void => {
    if (!isKnown(term, lexicons)) return;
    const readings = exact.get(term);
    if (readings) readings.push(reading);
    else exact.set(term, [reading]);
  };
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= Math.min(words.length, from + MAX_SPAN); to += 1) {
      if (to - from === 1 && isFiller[from] && !isNeeded[from]) continue;
      const term = words.slice(from, to).join('');
      if (to - from === 1 && isInside[from] && STOP_WORDS.has(term)) continue;
      const before = words.slice(from, to - 1).join('');
      for (const [meaning, quality] of listMeanings(term, before, lexicons, isComponent)) {
        read(meaning, { from, to, quality, letters: quality * meaning.length });
      }
      if (GLOBALS.has(words[from]))
        read(WHOLE + term, { from, to, quality: 1, letters: term.length });
    }
  }
  return {
    words,
    joined: words.join(''),
    weights: weighWords(query, lexicons, total, isComponent),
    subject: listSubjectNames(query, lexicons, isComponent),
    isNeeded,
    exact,
    prefixes: listPrefixes(query),
    unknown: listUnknown(query, lexicons),
  };
}

function listSubjectNames(
  { words, isNeeded }: ParsedQuery,
  lexicons: readonly Lexicon[],
  isComponent: (term: string) => boolean,
): Set<string> {
  const [first] = findComponents(words, isNeeded, isComponent);
  if (!first) return new Set();
  const name = words.slice(first.from, first.to).join('');
  return new Set([name, ...lexicons.flatMap((lexicon) => lexicon.listRelatives(name))]);
}

function isKnown(term: string, lexicons: readonly Lexicon[]): boolean {
  return lexicons.some((lexicon) => lexicon.has(term));
}

/**
 * Words a reader may not have finished: those of some length, and the last one at any length. Inside
 * a compound (`MuiButton-ro`) only the end is open, as the last word and as one whole.
 */
function listPrefixes({ words, isNeeded, pieces, openFrom }: ParsedQuery): Map<string, Span> {
  const prefixes = new Map<string, Span>();
  for (const { from, to } of pieces) {
    const isOpen = openFrom < words.length && to === words.length;
    const last = words[to - 1] ?? '';
    // A single letter after other words would match half of the index and say next to nothing.
    const least = isOpen ? Math.min(2, words.length) : MIN_PREFIX;
    if ((isOpen || isNeeded[to - 1]) && last.length >= least) {
      prefixes.set(last, { from: to - 1, to });
    }
    if (!isOpen || to - from === 1) continue;
    const whole = words.slice(from, to).join('');
    prefixes.set(whole, { from, to });
    if (GLOBALS.has(words[from]) && whole.length > LONGEST_GLOBAL) {
      prefixes.set(WHOLE + whole, { from, to });
    }
  }
  return prefixes;
}

function listMeanings(
  term: string,
  before: string,
  lexicons: readonly Lexicon[],
  isComponent: (term: string) => boolean,
): [term: string, quality: number][] {
  const synonyms = listSynonyms(term);
  // Who names a component means that one and none that is like it.
  const topics = listTopicWords(term).filter((other) => !isComponent(term) || !isComponent(other));
  // What the table says of a word is surer than its root: `collapsible` is the accordion before `Collapse`.
  // `limittable` is no form of `limit`: of words written as one only the last has forms.
  const hasForms = findRoot(term).length > before.length;
  const relatives = (hasForms ? lexicons : [])
    .flatMap((lexicon) => lexicon.listRelatives(term))
    .filter((other) => synonyms.indexOf(other) < 1);
  const expansions =
    before !== '' || isKnown(term, lexicons)
      ? []
      : lexicons.flatMap((lexicon) => lexicon.listExpansions(term));
  return [
    [term, QUALITY.same],
    ...relatives.map((other) => [other, QUALITY.relative] satisfies [string, number]),
    ...synonyms.map(
      (other, index) =>
        [other, index === 0 ? QUALITY.synonym : QUALITY.secondSynonym] satisfies [string, number],
    ),
    ...topics.map((other) => [other, QUALITY.topic] satisfies [string, number]),
    ...expansions.map((other) => [other, QUALITY.short] satisfies [string, number]),
  ];
}

/** Whether a word is part of a compound that is known as a whole: alone, `make` says nothing about `makeStyles`. */
function listInside({ words, pieces }: ParsedQuery, lexicons: readonly Lexicon[]): boolean[] {
  return pieces.flatMap(({ from, to }) => {
    const isCompound = to - from > 1 && isKnown(words.slice(from, to).join(''), lexicons);
    return words.slice(from, to).map(() => isCompound);
  });
}

/** Words that may be misspelt, and the compounds they are part of: `checkboxSelecton`. */
function listUnknown(
  { words, pieces }: ParsedQuery,
  lexicons: readonly Lexicon[],
): Map<string, Span> {
  const spans = [...words.keys()].map((from): Span => ({ from, to: from + 1 }));
  const compounds = pieces.filter(({ from, to }) => to - from > 1);
  return new Map(
    [...spans, ...compounds]
      .map((span): [string, Span] => [words.slice(span.from, span.to).join(''), span])
      .filter(([term]) => allowedEdits(term) > 0 && !isKnown(term, lexicons)),
  );
}

/** All ways in which a term of the index answers the query. */
export function explainTerm(term: string, plan: QueryPlan): Reading[] {
  const readings = [...(plan.exact.get(term) ?? [])];
  for (const [word, span] of plan.prefixes) {
    if (term.length <= word.length || !term.startsWith(word)) continue;
    const share = word.length / term.length;
    const quality = PREFIX.least + (PREFIX.most - PREFIX.least) * share;
    readings.push({ ...span, quality, letters: word.length });
  }
  for (const [word, span] of plan.unknown) {
    const limit = allowedEdits(word);
    const edits = countEdits(word, term, limit);
    if (edits > 0 && edits <= limit) {
      const quality = FUZZY[edits] ?? 0;
      readings.push({ ...span, quality, letters: quality * term.length });
    }
  }
  return readings;
}
