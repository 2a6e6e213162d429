import type { SearchKind } from '../searchKind.ts';
import type { NamedProduct, SearchShard } from '../shard.ts';
import { dropWorst } from './dropWorst.ts';
import { findMatches } from './findMatches.ts';
import { parseQuery, type ParsedQuery } from './parseQuery.ts';
import { pickBest } from './pickBest.ts';
import { planQuery, type QueryPlan } from './planQuery.ts';
import { findNamedProducts, findProductWords } from './productWords.ts';
import { scoreRecord } from './rank.ts';
import type { RankContext } from './recordMatch.ts';
import { createRecordTable } from './recordTable.ts';
import { rerank, type Candidate } from './rerank.ts';
import type { SearchRecord } from './searchRecord.ts';

/** A question to the engine. */
export interface EngineQuery {
  readonly text: string;
  /** The product the reader is in. */
  readonly productId: string | null;
  /** Shows only results of this product. */
  readonly onlyProductId?: string | null;
  /** Shows only results of these kinds. */
  readonly onlyKinds?: readonly SearchKind[] | null;
}

/** A record that answers a query. */
export interface RankedRecord {
  readonly record: SearchRecord;
  readonly score: number;
  /** Its prose, as far as that has arrived. */
  readonly text: string;
}

/** All records that answer a query, the best first, with how the query was understood. */
export interface EngineAnswer {
  readonly query: ParsedQuery;
  readonly plan: QueryPlan;
  /** Whether only some kinds were asked for. */
  readonly isNarrowed: boolean;
  readonly ranked: readonly RankedRecord[];
}

export interface SearchEngine {
  /** Takes in a shard; a step is short, so that queries can be answered in between. */
  add(shard: SearchShard): Generator<void, void>;
  search(query: EngineQuery): EngineAnswer;
  readonly records: readonly SearchRecord[];
}

/** A common word finds thousands of records, and weighing each would take longer than a keystroke. */
const MAX_SCORED = 700;

/** An empty engine; `products` in the order of the products' table. */
export function createSearchEngine(products: readonly NamedProduct[]): SearchEngine {
  const productOrder = new Map(products.map(({ id }, index) => [id, index]));
  const table = createRecordTable(productOrder);
  const { records, entries, subjects } = table;
  const lexicons = [table.names.lexicon, table.prose.lexicon, ...table.asked.lexicons];

  function search(question: EngineQuery): EngineAnswer {
    const query = parseQuery(question.text);
    const kinds = question.onlyKinds ?? query.kinds;
    const plan = planQuery(query, lexicons, records.length, subjects.isComponent);
    // A component's name alone lists its rows only where a kind was asked for.
    const { found, guess, describe } = findMatches(table, plan, kinds !== null);
    const productWords = findProductWords(query.words, products);
    const context: RankContext = {
      query,
      likelyKinds: kinds ?? query.likelyKinds,
      productId: question.productId,
      productOrder,
      productWords,
      namedProducts: findNamedProducts(productWords, query.words, subjects.isComponent),
    };
    const only = question.onlyProductId ?? null;
    const wanted = found.filter((id) => isWanted(entries[id]?.record, kinds, only));
    const candidates: Candidate[] = [];
    for (const id of dropWorst(wanted, MAX_SCORED, guess)) {
      const entry = entries[id];
      if (!entry) continue;
      const score = scoreRecord(entry.record, describe(id, entry), plan, context);
      candidates.push({ id, entry, score });
    }
    const best = rerank(pickBest(candidates), {
      query,
      plan,
      lexicons,
      describe,
      getText: table.prose.get,
    });
    const ranked = best.map(({ entry: { record, body }, score }): RankedRecord => ({
      record,
      score,
      text: table.prose.get(body),
    }));
    return { query, plan, isNarrowed: kinds !== null, ranked };
  }

  return {
    records,
    add: (shard) => (shard.tier === 'names' ? table.addNames(shard) : table.addProse(shard)),
    search,
  };
}

function isWanted(
  record: SearchRecord | undefined,
  kinds: readonly SearchKind[] | null,
  onlyProductId: string | null,
): boolean {
  if (!record || (kinds && !kinds.includes(record.kind))) return false;
  return onlyProductId === null || record.productId === onlyProductId;
}
