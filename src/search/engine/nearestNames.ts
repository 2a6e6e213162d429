import { splitWords } from '../../model/words.ts';
import type { SearchRecord } from './searchRecord.ts';

const MAX_NAMES = 3;
/** Names less alike than this are no help. */
const LEAST_LIKENESS = 0.3;
const NAMED: ReadonlySet<SearchRecord['kind']> = new Set(['page', 'component', 'hook', 'prop']);

/** Names that look most like what was typed. */
export function findNearestNames(text: string, records: readonly SearchRecord[]): string[] {
  const typed = splitWords(text).join('');
  if (typed.length < 2) return [];
  const pairs = listPairs(typed);
  const likeness = new Map<string, number>();
  for (const { kind, name } of records) {
    if (!NAMED.has(kind) || likeness.has(name)) continue;
    likeness.set(name, compare(pairs, listPairs(splitWords(name).join(''))));
  }
  return [...likeness]
    .filter(([, value]) => value >= LEAST_LIKENESS)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_NAMES)
    .map(([name]) => name);
}

function listPairs(word: string): Set<string> {
  const pairs = new Set([`^${word.slice(0, 1)}`]);
  for (let index = 0; index < word.length - 1; index += 1) pairs.add(word.slice(index, index + 2));
  return pairs;
}

/** The share of letter pairs that two words have in common. */
function compare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const pair of a) if (b.has(pair)) both += 1;
  return (2 * both) / (a.size + b.size);
}
