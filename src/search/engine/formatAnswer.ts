import type { AnswerSize, HitGroup, SearchAnswer, SearchHit } from '../searchAnswer.ts';
import { cutExcerpt, highlightName } from './highlight.ts';
import type { QueryPlan } from './planQuery.ts';
import type { EngineAnswer, RankedRecord } from './searchEngine.ts';

/** Results far behind the best one only hide that there is nothing more. */
const LEAST_SHARE = 0.45;

/** Groups ranked records by product and makes them ready to be shown. */
export function formatAnswer(
  { ranked, plan }: Pick<EngineAnswer, 'ranked' | 'plan'>,
  size: AnswerSize,
  nearest: () => readonly string[],
): SearchAnswer {
  const least = (ranked[0]?.score ?? 0) * LEAST_SHARE;
  const good = ranked.filter(({ score }) => score >= least);
  const groups = new Map<string, RankedRecord[]>();
  for (const result of good) {
    const { productId } = result.record;
    groups.set(productId, [...(groups.get(productId) ?? []), result]);
  }
  return {
    groups: [...groups].map(([productId, results], index) =>
      formatGroup(productId, results, index === 0 ? size.first : size.others, size, plan),
    ),
    total: good.length,
    nearest: good.length === 0 ? nearest() : [],
  };
}

function formatGroup(
  productId: string,
  results: readonly RankedRecord[],
  limit: number,
  { namesakes }: AnswerSize,
  plan: QueryPlan,
): HitGroup {
  const counts = new Map<string, number>();
  const shown = results
    .filter(({ record }) => {
      const key = `${record.kind} ${record.name}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count <= namesakes;
    })
    .slice(0, limit);
  return {
    productId,
    hits: shown.map((result) => formatHit(result, plan)),
    more: results.length - shown.length,
  };
}

/** A record as it is shown. */
export function formatHit({ record, text }: RankedRecord, plan: QueryPlan): SearchHit {
  const { url, kind, name, trail, parent, marks } = record;
  return {
    url,
    kind,
    name,
    ranges: highlightName(name, plan),
    path: parent === '' ? trail : [...trail, parent],
    marks,
    excerpt: text === '' ? null : cutExcerpt(text, plan),
  };
}
