import type { JudgedQuery } from '../../scripts/bench/search/measureRanking.ts';

/** Reads lines like `query → address address`; `[product]` says which product the readers of the lines below are in. */
export function parseJudged(text: string): readonly JudgedQuery[] {
  const queries: JudgedQuery[] = [];
  let from: string | undefined;
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const product = /^\[([\w-]+)\]$/.exec(line)?.[1];
    from = product ?? from;
    if (product !== undefined) continue;
    const [query = '', addresses] = line.split(' →');
    if (addresses === undefined) throw new Error(`This line has no arrow: ${line}`);
    const answers = addresses.trim().split(' ').join('|');
    queries.push({ text: query, answers: [answers], ...(from !== undefined && { from }) });
  }
  return queries;
}
