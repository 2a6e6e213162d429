import { joinWords } from '../../model/words.ts';
import type { AskedAnswer } from './askedIndex.ts';
import { scoreCircumstances, scoreKind } from './circumstances.ts';
import { measurePart, raise, type NameAnswer } from './measure.ts';
import type { QueryPlan } from './planQuery.ts';
import { FIELD, KIND_POINTS, POINTS, SHARE } from './points.ts';
import type { RankContext, RecordMatch } from './recordMatch.ts';
import type { SearchRecord } from './searchRecord.ts';

/** How well a record answers a query. */
export function scoreRecord(
  record: SearchRecord,
  match: RecordMatch,
  plan: QueryPlan,
  context: RankContext,
): number {
  const { name, alias, asked, parent, body, page } = match;
  const around = new Array<number>(plan.words.length).fill(0);
  const parentShare = parent?.share ?? 0;
  raise(around, parent?.words, FIELD.parent + (FIELD.wholeParent - FIELD.parent) * parentShare);
  raise(around, body?.words, FIELD.body);
  raise(around, page, FIELD.page);
  raise(around, asked?.any, FIELD.asked);
  raise(around, match.askedPage?.any, FIELD.askedPage);
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
  const share = name
    ? trust * name.share * measurePart(name.words, parent, plan, product) ** SHARE.part
    : 0;
  raise(around, name?.words, FIELD.name * trust);
  const question = asked ? scoreAsked(asked, parent, plan, product) : 0;
  const own =
    scoreCoverage(around, plan) +
    joinShares(POINTS.share * share, question, context) +
    POINTS.askedWhole * (asked ? asked.share * asked.coverage : 0);
  return (
    Math.max(own, other) +
    scoreName(record, match, plan, context) +
    (context.query.isQuestion ? scoreAnswered(match, plan) : 0) +
    scoreKind(record, name, plan, context) +
    scoreCircumstances(record, match, plan, context)
  );
}

/** For a question: how much of it a record answers by its own texts, and whether it is about what is asked for. */
function scoreAnswered(
  { name, alias, asked, parent, body, isSubject }: RecordMatch,
  { weights }: QueryPlan,
): number {
  let share = 0;
  for (let index = 0; index < weights.length; index += 1) {
    const quality = Math.max(
      name?.words[index] ?? 0,
      alias?.words[index] ?? 0,
      asked?.any[index] ?? 0,
      parent?.words[index] ?? 0,
      body?.words[index] ?? 0,
    );
    if (quality >= SHARE.sure) share += weights[index] ?? 0;
  }
  return POINTS.answered * share ** 2 + (isSubject ? POINTS.subject : 0);
}

/** A question that readers ask counts as far as the query is that question. */
function scoreAsked(
  { words, share }: AskedAnswer,
  parent: NameAnswer | undefined,
  plan: QueryPlan,
  product: readonly number[],
): number {
  return POINTS.askedShare * share * measurePart(words, parent, plan, product) ** SHARE.part;
}

/** Whoever asks a question means what answers by its name and by its question before what has only one of both. */
function joinShares(name: number, question: number, { query }: RankContext): number {
  const both = query.isQuestion ? SHARE.both * Math.min(name, question) : 0;
  return Math.max(name, question) + both;
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
    // A page is called so rather than only found by it; a demo's name is what its code calls it.
    const isTitle = kind === 'page' && joinWords(title) === plan.joined;
    return near + (kind === 'demo' ? 0 : POINTS.same) + (isTitle ? POINTS.title : 0);
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
    found += weight * Math.min(1, quality / SHARE.found);
  }
  return POINTS.coverage * coverage + POINTS.complete * (needed === 0 ? 1 : (found / needed) ** 2);
}
