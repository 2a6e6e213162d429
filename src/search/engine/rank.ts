import type { SearchKind } from '../searchKind.ts';
import type { SearchMark } from '../shard.ts';
import type { ParsedQuery } from './parseQuery.ts';
import type { QueryPlan } from './planQuery.ts';
import type { SearchRecord } from './searchRecord.ts';
import type { TextMatch } from './textIndex.ts';
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

/** Where a record matches a query. */
export interface RecordMatch {
  /** By its name or a name that is as good. */
  readonly name: NameAnswer | undefined;
  /** By a further name. */
  readonly alias: NameAnswer | undefined;
  /** By the name of the page or component it belongs to. */
  readonly parent: NameAnswer | undefined;
  /** By its prose. */
  readonly body: Answering | undefined;
}

/** What ranking knows beside the match itself. */
export interface RankContext {
  readonly query: ParsedQuery;
  /** Kinds that were asked for, or that the wording makes likely. */
  readonly likelyKinds: readonly SearchKind[];
  /** The product the reader is in. */
  readonly productId: string | null;
  /** Place of each product in the products' table. */
  readonly productOrder: ReadonlyMap<string, number>;
  /** Words of the query that name a product, by product. */
  readonly productWords: ReadonlyMap<string, readonly number[]>;
}

/** How much a word counts by where it was found. */
const FIELD = { name: 1, alias: 0.95, parent: 0.8, wholeParent: 0.95, product: 0.85, body: 0.6 };

/** Points: exact names reach about 145, beginnings 120, slips 100, prose 65. */
const POINTS = {
  coverage: 95,
  complete: 30,
  share: 25,
  aliasShare: 15,
  aliasSame: 8,
  parentShare: 4,
  same: 12,
  start: 4,
  whole: 7,
  redundant: -18,
  likelyKind: 14,
  currentProduct: 12,
  otherProduct: -2.5,
  productStep: -0.5,
  weight: 1.5,
} as const;

const KIND_POINTS = {
  page: 4,
  component: 2.5,
  hook: 2.5,
  prop: 1,
  heading: 0.5,
  demo: -12,
  slot: -14,
  class: -36,
} as const satisfies Record<SearchKind, number>;

/** Added where the query is a sentence. */
const QUESTION_POINTS: Readonly<Partial<Record<SearchKind, number>>> = {
  page: 12,
  heading: 14,
  slot: -6,
  class: -6,
};

const MARK_POINTS: Readonly<Partial<Record<SearchMark, number>>> = {
  deprecated: -9,
  legacy: -7,
  planned: -3,
  pro: -0.6,
  premium: -1.2,
};

/** How well a record answers a query. */
export function scoreRecord(
  record: SearchRecord,
  match: RecordMatch,
  plan: QueryPlan,
  context: RankContext,
): number {
  const { name, alias, parent, body } = match;
  const around = new Array<number>(plan.words.length).fill(0);
  const parentShare = parent?.share ?? 0;
  raise(around, parent, FIELD.parent + (FIELD.wholeParent - FIELD.parent) * parentShare);
  raise(around, body, FIELD.body);
  for (const index of context.productWords.get(record.productId) ?? []) {
    around[index] = Math.max(around[index] ?? 0, FIELD.product);
  }
  // Before the name is noted in the same list.
  const other = alias
    ? scoreCoverage(raise([...around], alias, FIELD.alias * (0.5 + 0.5 * alias.share)), plan) +
      POINTS.aliasShare * alias.share +
      (alias.fit === 'same' ? POINTS.aliasSame : 0)
    : 0;
  const own =
    scoreCoverage(raise(around, name, FIELD.name), plan) + POINTS.share * (name?.share ?? 0);
  return (
    Math.max(own, other) +
    scoreName(record, match, plan, context) +
    scoreKind(record, name, plan, context) +
    scoreCircumstances(record, context)
  );
}

/** Notes for each word of the query how well a text answers it, where that is better than before. */
function raise(best: number[], answer: Answering | undefined, weight: number): number[] {
  if (!answer) return best;
  // Once for each of thousands of records: an iterator would take half of the time.
  for (let index = 0; index < answer.words.length; index += 1) {
    best[index] = Math.max(best[index] ?? 0, (answer.words[index] ?? 0) * weight);
  }
  return best;
}

function scoreName(
  { kind, productId }: SearchRecord,
  { name, parent }: RecordMatch,
  plan: QueryPlan,
  context: RankContext,
): number {
  if (!name) return 0;
  if (parent && isRedundant(name, parent)) return POINTS.redundant;
  const near = POINTS.parentShare * (parent?.share ?? 0);
  if (name.fit === 'same') return near + POINTS.same;
  if (name.fit === 'start') return near + POINTS.start;
  // `tooltip placement` is the name of a prop with that of its component before it.
  const product = context.productWords.get(productId);
  const isWhole = plan.words.every(
    (_, index) =>
      !plan.isNeeded[index] ||
      (name.words[index] ?? 0) > 0 ||
      (parent?.share === 1 && (parent.words[index] ?? 0) > 0) ||
      product?.includes(index),
  );
  return near + (isWhole && name.share === 1 && KIND_POINTS[kind] > 0 ? POINTS.whole : 0);
}

/** A part whose name only repeats its parent's (`signIn` of `SignInPage`) says no more than the parent. */
function isRedundant(name: NameAnswer, parent: NameAnswer): boolean {
  return name.words.every((quality, index) => quality <= (parent.words[index] ?? 0));
}

function scoreCoverage(best: readonly number[], plan: QueryPlan): number {
  let coverage = 0;
  let found = 0;
  let needed = 0;
  for (let index = 0; index < plan.weights.length; index += 1) {
    const weight = plan.weights[index] ?? 0;
    const quality = best[index] ?? 0;
    coverage += weight * quality;
    if (!plan.isNeeded[index]) continue;
    needed += weight;
    if (quality > 0) found += weight;
  }
  return POINTS.coverage * coverage + POINTS.complete * (needed === 0 ? 1 : (found / needed) ** 2);
}

/** Most readers mean the first product of the table unless they are in another one. */
function scorePlace(place: number): number {
  return place === 0 ? 0 : POINTS.otherProduct + POINTS.productStep * place;
}

function scoreKind(
  { kind }: SearchRecord,
  name: NameAnswer | undefined,
  plan: QueryPlan,
  { query, likelyKinds }: RankContext,
): number {
  // In `sx prop` the last word says a kind, or is a part of the name.
  const isNamed = query.kindWords.some((index) => name?.words[index] === 1);
  if (isNamed || likelyKinds.includes(kind)) return POINTS.likelyKind;
  // A few letters cannot tell names apart, so what a thing is counts more.
  const emphasis = plan.joined.length > 3 ? 1 : 3;
  return emphasis * KIND_POINTS[kind] + (query.isQuestion ? (QUESTION_POINTS[kind] ?? 0) : 0);
}

function scoreCircumstances(record: SearchRecord, context: RankContext): number {
  const { productId, marks, weight } = record;
  const place = context.productOrder.get(productId) ?? context.productOrder.size;
  return (
    POINTS.weight * weight +
    (productId === context.productId ? POINTS.currentProduct : scorePlace(place)) +
    marks.reduce((sum, mark) => sum + (MARK_POINTS[mark] ?? 0), 0)
  );
}

/** Sums up how well a text answers each word of the query. */
export function measureText({ matches }: TextMatch, plan: QueryPlan, factor = 1): Answering {
  const words = plan.words.map(() => 0);
  for (const { readings } of matches) {
    for (const { from, to, quality } of readings) {
      for (let index = from; index < to; index += 1) {
        words[index] = Math.max(words[index] ?? 0, quality * factor);
      }
    }
  }
  const coverage = words.reduce((sum, word, index) => sum + word * (plan.weights[index] ?? 0), 0);
  return { words, coverage };
}

/** Compares a name that was found with the query; both written as one lower-case word. */
export function measureName(match: TextMatch, name: string, plan: QueryPlan): NameAnswer {
  const share = Math.min(1, countFoundLetters(match, name) / Math.max(1, name.length));
  const fit = name === plan.joined ? 'same' : name.startsWith(plan.joined) ? 'start' : 'other';
  return { ...measureText(match, plan), share, fit };
}

/** Letters of a name that the query accounts for, each counted once. */
function countFoundLetters({ matches }: TextMatch, name: string): number {
  const found = matches
    .map(({ term, readings }) => ({
      start: name.indexOf(term.replace(WHOLE, '')),
      length: term.length,
      letters: Math.max(...readings.map((reading) => reading.letters)),
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
