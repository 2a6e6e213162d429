import { joinWords } from '../../model/words.ts';
import type { SearchKind } from '../searchKind.ts';
import { SITE_SHARD, type SearchMark } from '../shard.ts';
import {
  cover,
  measurePart,
  raise,
  type Answering,
  type NameAnswer,
  type SectionsAnswer,
} from './measure.ts';
import type { ParsedQuery } from './parseQuery.ts';
import type { QueryPlan } from './planQuery.ts';
import type { SearchRecord } from './searchRecord.ts';

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
  /** By the prose of any part of its page: how well that answers each word. */
  readonly page: readonly number[] | undefined;
  /** By the names of the sections of its page. */
  readonly sections: SectionsAnswer | undefined;
  /** Whether many sections have its name. */
  readonly isCommon: boolean;
  /** Whether an earlier product of the table has the same thing. */
  readonly isNamesake: boolean;
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
  /** Products that are named by a word that is no component's. */
  readonly namedProducts: ReadonlySet<string>;
}

/** How much a word counts by where it was found. */
const FIELD = {
  name: 1,
  alias: 0.95,
  parent: 0.8,
  wholeParent: 0.95,
  product: 0.85,
  section: 0.85,
  body: 0.6,
  page: 0.25,
  common: 0.5,
  onlyCommon: 0.8,
} as const;

/** Points: exact names reach about 145, beginnings 120, slips 100, prose 65. */
const POINTS = {
  coverage: 95,
  complete: 30,
  share: 25,
  aliasShare: 15,
  aliasSame: 6,
  parentShare: 8,
  same: 12,
  title: 15,
  start: 6,
  whole: 7,
  redundant: -18,
  likelyKind: 14,
  currentProduct: 24,
  namedProduct: 18,
  otherProduct: -4,
  productStep: -0.2,
  weight: 1.5,
  namesake: -46,
  aside: -14,
  company: 3,
} as const;

/** What prose says counts as found, what is only near it in part. */
const FOUND = 0.42;
/** How much less a name says that answers part of the query: none of it is 0, all is 1. */
const PART = 0.65;
/** A title that answers this much of the query is meant. */
const MEANT = 0.35;

const KIND_POINTS = {
  page: 8,
  component: 2.5,
  hook: 2.5,
  prop: 1,
  heading: 4.5,
  demo: -12,
  slot: -14,
  class: -36,
} as const satisfies Record<SearchRecord['kind'], number>;

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
  const { name, alias, parent, body, page } = match;
  const around = new Array<number>(plan.words.length).fill(0);
  const parentShare = parent?.share ?? 0;
  raise(around, parent?.words, FIELD.parent + (FIELD.wholeParent - FIELD.parent) * parentShare);
  raise(around, body?.words, FIELD.body);
  if (page) raise(around, page, FIELD.page);
  if (record.kind === 'page') raise(around, match.sections?.shared, FIELD.section);
  for (const index of context.productWords.get(record.productId) ?? []) {
    around[index] = Math.max(around[index] ?? 0, FIELD.product);
  }
  const trust = match.isCommon ? (plan.words.length > 1 ? FIELD.common : FIELD.onlyCommon) : 1;
  // Before the name is noted in the same list.
  const other = alias
    ? scoreCoverage(
        raise([...around], alias.words, trust * FIELD.alias * (0.5 + 0.5 * alias.share)),
        plan,
      ) +
      POINTS.aliasShare * trust * alias.share +
      (alias.fit === 'same' ? POINTS.aliasSame : 0)
    : 0;
  const product = context.productWords.get(record.productId) ?? [];
  const share = name ? trust * name.share * measurePart(name, parent, plan, product) ** PART : 0;
  const own =
    scoreCoverage(raise(around, name?.words, FIELD.name * trust), plan) + POINTS.share * share;
  return (
    Math.max(own, other) +
    scoreName(record, match, plan, context) +
    scoreKind(record, name, plan, context) +
    scoreCircumstances(record, match, plan, context)
  );
}

function scoreName(
  { kind, productId, name: title }: SearchRecord,
  { name, parent, isCommon }: RecordMatch,
  plan: QueryPlan,
  context: RankContext,
): number {
  if (!name || (isCommon && !parent)) return 0;
  if (parent && isRedundant(name, parent)) return POINTS.redundant;
  const near = POINTS.parentShare * (parent?.share ?? 0);
  if (name.fit === 'same') {
    // A page is called so rather than only found by it.
    const isTitle = kind === 'page' && joinWords(title) === plan.joined;
    return near + POINTS.same + (isTitle ? POINTS.title : 0);
  }
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
    found += weight * Math.min(1, quality / FOUND);
  }
  return POINTS.coverage * coverage + POINTS.complete * (needed === 0 ? 1 : (found / needed) ** 2);
}

/**
 * Most readers mean the first product of the table unless they are in another one or name it, above all where both
 * have the same thing. Pages of no product are for the readers of all.
 */
function scoreProduct(
  { productId, kind }: SearchRecord,
  { isNamesake }: RecordMatch,
  { productId: current, productOrder, productWords, namedProducts }: RankContext,
): number {
  if (productId === current) return POINTS.currentProduct;
  if (namedProducts.has(productId)) return POINTS.namedProduct;
  const place = productId === SITE_SHARD ? 0 : (productOrder.get(productId) ?? productOrder.size);
  if (place === 0) return 0;
  const isSecond = isNamesake && kind !== 'hook' && !productWords.has(productId);
  return POINTS.otherProduct + POINTS.productStep * place + (isSecond ? POINTS.namesake : 0);
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

/** Groups of pages about other versions and other projects than the reader's. */
const ASIDES: ReadonlySet<string> = new Set([
  'Migration',
  'Discover more',
  'Experimental APIs',
  'Styles',
]);

function scoreCircumstances(
  record: SearchRecord,
  match: RecordMatch,
  plan: QueryPlan,
  context: RankContext,
): number {
  const { marks, weight, trail, kind } = record;
  const title = kind === 'page' ? match.name : match.parent;
  const isAside = ASIDES.has(trail[0] ?? '') && (title?.coverage ?? 0) < MEANT;
  return (
    POINTS.weight * weight +
    scoreProduct(record, match, context) +
    (isAside ? POINTS.aside : 0) +
    POINTS.company * cover(match.sections?.shared ?? [], plan) +
    marks.reduce((sum, mark) => sum + (MARK_POINTS[mark] ?? 0), 0)
  );
}
