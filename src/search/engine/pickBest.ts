import { dropWorst } from './dropWorst.ts';
import { createPhraseScore } from './phrase.ts';
import type { RankedRecord } from './searchEngine.ts';

/** No reader looks further. */
const MAX_RANKED = 300;

/** The best in order; sorting all that were found would take as long as finding them. */
export function pickBest<Found extends { readonly score: number }>(
  found: readonly Found[],
  most = MAX_RANKED,
): Found[] {
  const best = [...dropWorst(found, most, ({ score }) => score)];
  return best.sort((a, b) => b.score - a.score).slice(0, most);
}

/** Records so far behind do not become the best by their wording. */
const MAX_PHRASED = 60;

/** Puts those first that use the very wording of the query: error texts, whole titles. */
export function raisePhrases(
  ranked: readonly RankedRecord[],
  words: readonly string[],
): RankedRecord[] {
  const scorePhrase = createPhraseScore(words);
  return ranked
    .map((each, place) =>
      place < MAX_PHRASED
        ? { ...each, score: each.score + scorePhrase(`${each.record.name} ${each.text}`) }
        : each,
    )
    .sort((a, b) => b.score - a.score);
}
