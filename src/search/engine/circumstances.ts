import { SITE_SHARD } from '../shard.ts';
import { cover, type NameAnswer } from './measure.ts';
import type { QueryPlan } from './planQuery.ts';
import { KIND_POINTS, MARK_POINTS, POINTS, QUESTION_POINTS, SHARE } from './points.ts';
import type { RankContext, RecordMatch } from './recordMatch.ts';
import type { SearchRecord } from './searchRecord.ts';

/**
 * Most readers mean the first product of the table unless they are in another one or name it, above all where both
 * have the same thing. Pages of no product are for the readers of all.
 */
function scoreProduct(
  { productId, kind }: SearchRecord,
  { isNamesake }: RecordMatch,
  { productId: current, productOrder, productWords, namedProducts }: RankContext,
): number {
  // Who names another product is about to leave the one they read.
  const stays = namedProducts.size === 0 || (current !== null && namedProducts.has(current));
  if (productId === current) return stays ? POINTS.currentProduct : POINTS.namedProduct;
  if (namedProducts.has(productId)) return POINTS.namedProduct;
  const place = productId === SITE_SHARD ? 0 : (productOrder.get(productId) ?? productOrder.size);
  if (place === 0) return 0;
  const isSecond = isNamesake && kind !== 'hook' && !productWords.has(productId);
  return POINTS.otherProduct + POINTS.productStep * place + (isSecond ? POINTS.namesake : 0);
}

/** What the kind of a record makes of it. */
export function scoreKind(
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

/** Words of those whose code worked in another version. */
const CHANGED =
  /^(?:v\d|upgrad|migrat|codemod|deprecat|remov(?:ed|al)|replace(?:d|ment)|renamed|moved|breaking)/;

/** Whether a query is about an aside: by its title, or since something has changed. */
function isMeant(
  { kind }: SearchRecord,
  { name, parent }: RecordMatch,
  { words }: QueryPlan,
): boolean {
  const title = kind === 'page' ? name : parent;
  return (title?.coverage ?? 0) >= SHARE.meant || words.some((word) => CHANGED.test(word));
}

/** What a record has for and against it whatever words it answers. */
export function scoreCircumstances(
  record: SearchRecord,
  match: RecordMatch,
  plan: QueryPlan,
  context: RankContext,
): number {
  const { marks, weight, trail } = record;
  const isAside = ASIDES.has(trail[0] ?? '') && !isMeant(record, match, plan);
  return (
    POINTS.weight * weight +
    scoreProduct(record, match, context) +
    (isAside ? POINTS.aside : 0) +
    POINTS.company * cover(match.sections?.shared ?? [], plan) +
    marks.reduce((sum, mark) => sum + (MARK_POINTS[mark] ?? 0), 0)
  );
}
