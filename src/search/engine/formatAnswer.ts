import type { AnswerSize, HitGroup, SearchAnswer, SearchHit } from '../searchAnswer.ts';
import type { SearchKind } from '../searchKind.ts';
import { cutExcerpt, highlightName } from './highlight.ts';
import type { QueryPlan } from './planQuery.ts';
import type { EngineAnswer, RankedRecord } from './searchEngine.ts';

/** Results far behind the best one only hide that there is nothing more. */
const LEAST_SHARE = 0.45;

/** Groups ranked records by product and makes them ready to be shown. */
export function formatAnswer(
  { ranked, plan, isNarrowed }: Omit<EngineAnswer, 'query'>,
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
    groups: [...groups].map(([productId, results], index) => {
      const rows = isNarrowed ? results.map(toRow) : foldNamesakes(results, size.namesakes);
      const limit = isNarrowed ? size.narrowed : index === 0 ? size.first : size.others;
      const shown = rows.slice(0, limit);
      return {
        productId,
        hits: shown.map(({ result, count }) => formatHit(result, plan, count)),
        more: results.length - shown.reduce((sum, { count }) => sum + count, 0),
      } satisfies HitGroup;
    }),
    total: good.length,
    nearest: good.length === 0 ? nearest() : [],
  };
}

/** A line of the list, with how many records it stands for. */
interface Row {
  readonly result: RankedRecord;
  readonly count: number;
}

function toRow(result: RankedRecord): Row {
  return { result, count: 1 };
}

/** Scores closer than this say that the query means none of the rows more than the others. */
const EQUAL_SCORES = 5;

/** Makes one row of many rows that have the same name and answer equally well. */
function foldNamesakes(results: readonly RankedRecord[], most: number): Row[] {
  const runs: RankedRecord[][] = [];
  const open = new Map<string, RankedRecord[]>();
  for (const result of results) {
    const { kind, name } = result.record;
    const run = FOLDABLE.has(kind) ? open.get(`${kind} ${name}`) : undefined;
    const [best] = run ?? [];
    if (run && best && best.score - result.score <= EQUAL_SCORES) {
      run.push(result);
      continue;
    }
    const own = [result];
    runs.push(own);
    open.set(`${kind} ${name}`, own);
  }
  return runs.flatMap(([best, ...others]) => {
    if (!best) return [];
    if (others.length >= most) return [{ result: best, count: others.length + 1 }];
    return [best, ...others].map(toRow);
  });
}

/** Rows of API tables, whose names many components share; the filter that lists them has the kind's name. */
const FOLDABLE: ReadonlySet<SearchKind> = new Set(['prop', 'slot', 'class']);

/** A record as it is shown, alone or for all of its name. */
export function formatHit({ record, text }: RankedRecord, plan: QueryPlan, count = 1): SearchHit {
  const { url, kind, name, trail, parent, marks } = record;
  const isFolded = count > 1;
  return {
    url,
    kind,
    name,
    ranges: highlightName(name, plan),
    path: parent === '' || isFolded ? trail : [...trail, parent],
    marks: isFolded ? [] : marks,
    excerpt: text === '' || isFolded ? null : cutExcerpt(text, plan),
    fold: isFolded ? { count, query: `${kind}:${name}` } : null,
  };
}
