import { formatAnswer } from './engine/formatAnswer.ts';
import type { SearchEngine } from './engine/searchEngine.ts';
import { DIALOG_SIZE } from './searchAnswer.ts';

/** A query with its right answers: the first that exists counts. `*` stands for any part of an address, `|` parts equals. */
export interface JudgedQuery {
  readonly text: string;
  readonly answers: readonly string[];
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
  /** Mean of 1 / rank: 1 when every right answer stands first. */
  readonly meanReciprocalRank: number;
  /** Share of queries with the right answer among the first three. */
  readonly hitsInThree: number;
  readonly ranks: readonly JudgedRank[];
}

/** Asks every query whose answer exists and sees where the right answer stands. */
export function measureRanking(
  engine: SearchEngine,
  queries: readonly JudgedQuery[],
): RankingQuality {
  const urls = engine.records.map(({ url }) => url);
  const ranks = queries.flatMap((query) => {
    const patterns = query.answers.map((answer) => [answer, toPattern(answer)] as const);
    const right = patterns.find(([, pattern]) => urls.some((url) => pattern.test(url)));
    if (!right) return [];
    const [answer, pattern] = right;
    const found = engine.search({ text: query.text, productId: query.from ?? null });
    const { groups } = formatAnswer(found, DIALOG_SIZE, () => []);
    const shown = groups.flatMap(({ hits }) => hits.map(({ url }) => url));
    const rank = shown.findIndex((url) => pattern.test(url)) + 1;
    return [{ query, answer, rank, first: shown[0] ?? '' }];
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
