import { formatAnswer } from '../../../src/search/engine/formatAnswer.ts';
import type { SearchEngine } from '../../../src/search/engine/searchEngine.ts';
import { DIALOG_SIZE } from '../../../src/search/searchAnswer.ts';

/**
 * A query as a reader types it, and where it should lead: the first of the addresses that exists on
 * the site is the right answer. `*` matches any part of an address, `|` separates equally good answers.
 */
export interface JudgedQuery {
  readonly text: string;
  readonly answers: readonly string[];
  /** The product the reader is in, where that matters. */
  readonly from?: string;
}

/** Where the right answer of a query stood. */
export interface JudgedRank {
  readonly query: JudgedQuery;
  readonly answer: string;
  /** Counted from 1 in the dialog's list; 0 when it is not shown there. */
  readonly rank: number;
  /** What stood first. */
  readonly first: string;
}

/** How good the ranking is over a set of queries. */
export interface RankingQuality {
  /** Mean of 1 / rank: 1 when every right answer comes first. */
  readonly meanReciprocalRank: number;
  /** Share of queries with the right answer among the first three. */
  readonly hitsInThree: number;
  readonly ranks: readonly JudgedRank[];
}

/** Runs every query and records the rank of its right answer; one that the site has no answer for counts as missed. */
export function measureRanking(
  engine: SearchEngine,
  queries: readonly JudgedQuery[],
): RankingQuality {
  const urls = engine.records.map(({ url }) => url);
  const ranks = queries.map((query) => {
    const exists = (answer: string): boolean => {
      const pattern = toPattern(answer);
      return urls.some((url) => pattern.test(url));
    };
    const answer = query.answers.find(exists) ?? query.answers.join(' or ');
    const pattern = toPattern(answer);
    const found = engine.search({ text: query.text, productId: query.from ?? null });
    const { groups } = formatAnswer(found, DIALOG_SIZE, () => []);
    const shown = groups.flatMap(({ hits }) => hits.map(({ url }) => url));
    const rank = shown.findIndex((url) => pattern.test(url)) + 1;
    return { query, answer, rank, first: shown[0] ?? '' };
  });
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return {
    meanReciprocalRank: mean(ranks.map(({ rank }) => (rank === 0 ? 0 : 1 / rank))),
    hitsInThree: mean(ranks.map(({ rank }) => (rank > 0 && rank <= 3 ? 1 : 0))),
    ranks,
  };
}

function toPattern(answer: string): RegExp {
  const escaped = answer.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^(?:${escaped.replaceAll('*', '.*').replaceAll('\\|', '|')})$`);
}
