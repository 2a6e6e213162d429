import { joinWords } from '../../model/words.ts';
import type { HitGroup, SearchAnswer, SearchHit } from '../searchAnswer.ts';
import type { SearchKind } from '../searchKind.ts';
import type { IconMatch } from './iconFinder.ts';

/** Kinds of results that readers ask for by their names: `menu icon` may mean the menu. */
const NAMED_KINDS: ReadonlySet<SearchKind> = new Set(['page', 'component', 'hook']);

/** Puts what was found among the icons into an answer, in the group of their product. */
export function addIconHit(
  { groups, total }: SearchAnswer,
  match: IconMatch,
  text: string,
  productId: string,
): SearchAnswer {
  const best = groups[0]?.hits[0];
  const own = groups.find((group) => group.productId === productId);
  const isFirst = match.likelihood === 'sure' && !(best && isMeant(best, match, text));
  const hits = own?.hits ?? [];
  const place = isFirst ? 0 : match.likelihood === 'possible' ? hits.length : 1;
  const group: HitGroup = {
    productId,
    hits: [...hits.slice(0, place), match.hit, ...hits.slice(place)],
    more: own?.more ?? 0,
  };
  const others = groups.filter((each) => each !== own);
  const inPlace = own ? groups.map((each) => (each === own ? group : each)) : [...groups, group];
  return { groups: isFirst ? [group, ...others] : inPlace, total: total + 1, nearest: [] };
}

/** Whether a result has the very name that was asked for, with or without the word `icon`. */
function isMeant({ kind, name }: SearchHit, { subject }: IconMatch, text: string): boolean {
  return NAMED_KINDS.has(kind) && [text, subject].map(joinWords).includes(joinWords(name));
}
