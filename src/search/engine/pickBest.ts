import { dropWorst } from './dropWorst.ts';

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
