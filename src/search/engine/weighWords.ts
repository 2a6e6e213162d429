import type { Lexicon } from './lexicon.ts';
import type { ParsedQuery } from './parseQuery.ts';
import type { Span } from './planQuery.ts';
import { SOFT_WORDS } from './synonyms.ts';

const STOP_WEIGHT = 0.1;
/** `Floating Action Button` has three words. */
const MAX_COMPONENT = 3;
/** The least and the most a word weighs, what the name of a component does, and the share that is left of soft words. */
const WEIGHTS = { least: 2, most: 8, component: 9, soft: 0.5 } as const;

/**
 * What each word of a query counts; they add up to 1. Rare words weigh more than common ones, and the name of a
 * component says what all others are about.
 */
export function weighWords(
  { words, isNeeded }: ParsedQuery,
  lexicons: readonly Lexicon[],
  total: number,
  isComponent: (term: string) => boolean,
): number[] {
  const raw = words.map((word, index) => {
    if (!isNeeded[index]) return STOP_WEIGHT;
    const count = Math.max(...lexicons.map((lexicon) => countFamily(word, lexicon)));
    const rarity = Math.log((total + 1) / (count + 1));
    const weight = Math.min(WEIGHTS.most, Math.max(WEIGHTS.least, rarity));
    return SOFT_WORDS.has(word) ? weight * WEIGHTS.soft : weight;
  });
  const component = Math.min(WEIGHTS.component, Math.log(total + 1));
  for (const { from, to } of findComponents(words, isNeeded, isComponent)) {
    for (let index = from; index < to; index += 1) {
      raw[index] = Math.max(raw[index] ?? 0, component / Math.sqrt(to - from));
    }
  }
  const sum = raw.reduce((a, b) => a + b, 0);
  return raw.map((weight) => weight / sum);
}

/** How often the commonest form of a word occurs. */
function countFamily(word: string, lexicon: Lexicon): number {
  return Math.max(
    lexicon.count(word),
    ...lexicon.listRelatives(word).map((other) => lexicon.count(other)),
  );
}

/** Words that name components, in their order; the longest names first: `data grid` is one, and no `grid`. */
export function findComponents(
  words: readonly string[],
  isNeeded: readonly boolean[],
  isComponent: (term: string) => boolean,
): Span[] {
  const spans: Span[] = [];
  let from = 0;
  while (from < words.length) {
    let to = Math.min(words.length, from + MAX_COMPONENT);
    while (to > from && !(isNeeded[from] && isComponent(words.slice(from, to).join('')))) to -= 1;
    if (to > from) spans.push({ from, to });
    from = Math.max(to, from + 1);
  }
  return spans;
}
