import SearchableMap from 'minisearch/SearchableMap';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { explainTerm, type QueryPlan, type Reading } from './planQuery.ts';

/** A term of a text that answers part of the query. */
export interface TermMatch {
  readonly term: string;
  readonly readings: readonly Reading[];
  /** How well it answers each word of the query. */
  readonly words: readonly number[];
  /** The most of its letters that the query accounts for. */
  readonly letters: number;
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

/** Where a term stands: the numbers of its texts, and how often it is in each. */
interface Postings {
  readonly ids: number[];
  readonly counts: number[];
}

/** A text while its terms are looked up. */
interface Found extends TextMatch {
  readonly matches: TermMatch[];
  /** Its score until all are found and can be compared. */
  density: number;
  /** How many words of the query found it, and the last of them. */
  words: number;
  last: string;
}

/** Shorter beginnings are begun by so many terms that only the first of each text is looked at. */
const LEAST_LOOK_UP = 3;

/** In an index of some size, a term that is in every other text is expensive and says nothing. */
const FEW_TEXTS = 1000;
const COMMON = 0.5;

/** What a term counts that is only begun by a word, or only like it, and how fast that falls with the letters between. */
const PREFIX = { weight: 0.375, fall: 0.3 } as const;
const FUZZY = { weight: 0.45, fall: 1 } as const;
/** A swap of neighbours is one slip to readers and two to the map. */
const MAX_EDITS = 2;

/** An empty index; `listTerms` says by which terms a text is found, `minPrefix` how short a beginning may be. */
export function createTextIndex(listTerms: (text: string) => string[], minPrefix = 1): TextIndex {
  const lexicon = createLexicon();
  const texts: string[] = [];
  /** Texts by their first term. */
  const begun = new Map<string, Postings>();
  /** Different terms of each text, and of all together. */
  const sizes: number[] = [];
  let sizeOfAll = 0;
  const ids = new Map<string, number>();
  const postings = new SearchableMap<Postings>();
  /** The place of each text among those that are found, counted from 1: faster than a map by half. */
  let places = new Int32Array();

  function addTerms(id: number, terms: readonly string[]): void {
    const counts = new Map<string, number>();
    for (const term of terms) {
      lexicon.add(term);
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
    for (const [term, count] of counts) {
      post(
        postings.fetch(term, () => ({ ids: [], counts: [] })),
        id,
        count,
      );
    }
    const first = terms[0] ?? '';
    const beginners = begun.get(first) ?? { ids: [], counts: [] };
    begun.set(first, beginners);
    post(beginners, id, 0);
    sizes.push(counts.size);
    sizeOfAll += counts.size;
  }

  function isTelling(term: string): boolean {
    return texts.length < FEW_TEXTS || lexicon.count(term) < texts.length * COMMON;
  }

  /** Looks terms up, and collects the texts that they are found in. */
  function collect(plan: QueryPlan): {
    readonly found: Found[];
    readonly terms: ReadonlyMap<string, TermMatch>;
    /** All terms of one word come after each other. */
    take(word: string, term: string, at: Postings, weight: number): void;
  } {
    const found: Found[] = [];
    places = places.length < texts.length ? new Int32Array(texts.length) : places.fill(0);
    const terms = new Map<string, TermMatch>();
    const averageSize = sizeOfAll / Math.max(1, texts.length);
    return {
      found,
      terms,
      take(word, term, at, weight) {
        const match = terms.get(term) ?? matchTerm(term, plan);
        terms.set(term, match);
        if (match.readings.length === 0) return;
        const rarity = weight * measureRarity(texts.length, at.ids.length);
        for (let index = 0; index < at.ids.length; index += 1) {
          const id = at.ids[index] ?? 0;
          const score =
            rarity * measureFrequency(at.counts[index] ?? 0, (sizes[id] ?? 0) / averageSize);
          const place = places[id] ?? 0;
          const text = place > 0 ? found[place - 1] : undefined;
          if (text) {
            text.density += score;
            if (text.last !== word) text.words += 1;
            text.last = word;
            if (!text.matches.includes(match)) text.matches.push(match);
          } else {
            places[id] = found.push({ id, matches: [match], density: score, words: 1, last: word });
          }
        }
      },
    };
  }

  /** Short beginnings: texts whose first term they begin. */
  function takeBegun({ prefixes }: QueryPlan, take: ReturnType<typeof collect>['take']): void {
    for (const prefix of prefixes.keys()) {
      if (prefix.length < minPrefix || prefix.length >= LEAST_LOOK_UP) continue;
      for (const [term, at] of begun) {
        if (term.length > prefix.length && term.startsWith(prefix)) take(prefix, term, at, 0);
      }
    }
  }

  return {
    lexicon,
    add(text) {
      const known = ids.get(text);
      if (known !== undefined) return known;
      const id = texts.push(text) - 1;
      ids.set(text, id);
      addTerms(id, listTerms(text));
      return id;
    },
    get: (id) => texts[id] ?? '',
    find(plan) {
      const { found, terms, take } = collect(plan);
      for (const word of new Set([...plan.exact.keys(), ...plan.prefixes.keys()])) {
        if (!isTelling(word)) continue;
        const own = postings.get(word);
        if (own) take(word, word, own, 1);
        const isBeginning = word.length >= Math.max(minPrefix, LEAST_LOOK_UP);
        if (!isBeginning || !plan.prefixes.has(word)) continue;
        for (const [term, at] of postings.atPrefix(word)) {
          if (term !== word) take(word, term, at, weaken(PREFIX, term, term.length - word.length));
        }
      }
      const seen = [...terms.keys()];
      for (const word of plan.unknown.keys()) {
        if (seen.some((term) => term.startsWith(word))) continue;
        for (const [term, [at, edits]] of postings.fuzzyGet(word, MAX_EDITS)) {
          take(word, term, at, weaken(FUZZY, term, edits));
        }
      }
      takeBegun(plan, take);
      return rateTexts(found);
    },
  };
}

function weaken(
  { weight, fall }: typeof PREFIX | typeof FUZZY,
  term: string,
  distance: number,
): number {
  return (weight * term.length) / (term.length + fall * distance);
}

/** BM25+ in its two parts: how rare a term is, and how much of a text it is. */
const BM25 = { k: 1.2, b: 0.7, d: 0.5 } as const;

function measureRarity(total: number, matching: number): number {
  return Math.log(1 + (total - matching + 0.5) / (matching + 0.5));
}

function measureFrequency(count: number, size: number): number {
  const { k, b, d } = BM25;
  return d + (count * (k + 1)) / (count + k * (1 - b + b * size));
}

/** Texts that answer several words are rated by that first. */
function rateTexts(found: Found[]): TextMatch[] {
  let top = 0;
  for (const text of found) {
    text.density *= text.words;
    top = Math.max(top, text.density);
  }
  if (top > 0) for (const text of found) text.density /= top;
  return found;
}

/** What a term makes of the query, found out once for all texts that it is in. */
function matchTerm(term: string, plan: QueryPlan): TermMatch {
  const readings = explainTerm(term, plan);
  const words = plan.words.map(() => 0);
  let letters = 0;
  for (const reading of readings) {
    letters = Math.max(letters, reading.letters);
    for (let index = reading.from; index < reading.to; index += 1) {
      words[index] = Math.max(words[index] ?? 0, reading.quality);
    }
  }
  return { term, readings, words, letters };
}

function post({ ids, counts }: Postings, id: number, count: number): void {
  ids.push(id);
  counts.push(count);
}
