import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { explainTerm, type QueryPlan, type Reading } from './planQuery.ts';

/** A term of a text that answers part of the query. */
export interface TermMatch {
  readonly term: string;
  readonly readings: readonly Reading[];
}

/** A text that answers part of the query. */
export interface TextMatch {
  readonly id: number;
  readonly matches: readonly TermMatch[];
  /** How much the text is about the query compared with the others, from 0 to 1. */
  readonly density: number;
}

/** Texts that can be searched; equal texts are held once, which most names and many sentences are. */
export interface TextIndex {
  readonly lexicon: Lexicon;
  /** Takes in a text and answers its number. */
  add(text: string): number;
  get(id: number): string;
  find(plan: QueryPlan): TextMatch[];
}

const AS_IT_IS = (term: string): string => term;
const LOOK_UP: SearchOptions = { tokenize: (text) => text.split(' '), processTerm: AS_IT_IS };

/** Shorter beginnings are begun by so many terms that only the first of each text is looked at. */
const LEAST_LOOK_UP = 3;

/** In an index of some size, a term that is in every other text is expensive and says nothing. */
const FEW_TEXTS = 1000;
const COMMON = 0.5;

/** An empty index; `listTerms` says by which terms a text is found, `minPrefix` how short a beginning may be. */
export function createTextIndex(listTerms: (text: string) => string[], minPrefix = 1): TextIndex {
  const lexicon = createLexicon();
  const texts: string[] = [];
  const firstTerms: string[] = [];
  const ids = new Map<string, number>();
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: (text) => {
      const terms = listTerms(text);
      firstTerms.push(terms[0] ?? '');
      return terms;
    },
    processTerm: (term) => {
      lexicon.add(term);
      return term;
    },
  });

  function search(terms: readonly string[], options: SearchOptions): SearchResult[] {
    return terms.length === 0 ? [] : index.search(terms.join(' '), { ...LOOK_UP, ...options });
  }

  function isTelling(term: string): boolean {
    return texts.length < FEW_TEXTS || lexicon.count(term) < texts.length * COMMON;
  }

  function findBegun({ prefixes }: QueryPlan): FoundText[] {
    const short = [...prefixes.keys()].filter(
      (prefix) => prefix.length >= minPrefix && prefix.length < LEAST_LOOK_UP,
    );
    return short.flatMap((prefix) =>
      [...firstTerms.entries()]
        .filter(([, term]) => term.startsWith(prefix) && term !== prefix)
        .map(([id, term]) => ({ id, terms: [term], score: 0 })),
    );
  }

  return {
    lexicon,
    add(text) {
      const known = ids.get(text);
      if (known !== undefined) return known;
      const id = texts.push(text) - 1;
      ids.set(text, id);
      index.add({ id, text });
      return id;
    },
    get: (id) => texts[id] ?? '',
    find(plan) {
      const explain = createExplainer(plan);
      const asked = new Set([...plan.exact.keys(), ...plan.prefixes.keys()]);
      const known = search([...asked].filter(isTelling), {
        prefix: (term) =>
          term.length >= Math.max(minPrefix, LEAST_LOOK_UP) && plan.prefixes.has(term),
      });
      const seen = [...new Set(known.flatMap(({ terms }) => terms))];
      const misspelt = [...plan.unknown.keys()].filter(
        (word) => !seen.some((term) => term.startsWith(word)),
      );
      // A swap of neighbours is one slip to readers and two to MiniSearch.
      const guessed = search(misspelt, { fuzzy: 2 });
      return mergeResults([...known, ...guessed, ...findBegun(plan)], explain);
    },
  };
}

/** What is needed of a result. */
type FoundText = Pick<SearchResult, 'id' | 'terms' | 'score'>;

function mergeResults(
  results: readonly FoundText[],
  explain: (term: string) => readonly Reading[],
): TextMatch[] {
  const top = results[0]?.score ?? 1;
  const found = new Map<number, { id: number; matches: TermMatch[]; density: number }>();
  for (const { id, terms, score } of results) {
    for (const term of terms) {
      const readings = explain(term);
      if (readings.length === 0) continue;
      const text = found.get(id);
      if (text) text.matches.push({ term, readings });
      else found.set(id, { id, matches: [{ term, readings }], density: Math.min(1, score / top) });
    }
  }
  return [...found.values()];
}

/** Many texts share a term, so each is explained once. */
function createExplainer(plan: QueryPlan): (term: string) => readonly Reading[] {
  const known = new Map<string, readonly Reading[]>();
  return (term) => {
    const readings = known.get(term) ?? explainTerm(term, plan);
    known.set(term, readings);
    return readings;
  };
}
