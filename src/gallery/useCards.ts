import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import {
  filterCards,
  type FilteredCard,
  type FindSynonyms,
  type GalleryView,
} from './filterCards.ts';
import { showMiniatures } from './showMiniatures.ts';

/** How many cards are shown, and how many there are. */
export interface CardCount {
  readonly shown: number;
  readonly all: number;
}

const useClientLayoutEffect: typeof useLayoutEffect =
  typeof window === 'undefined' ? () => undefined : useLayoutEffect;

/** Shows the cards of the page that a view asks for, and their miniatures; null until they are counted. */
export function useCards(
  filter: RefObject<HTMLElement | null>,
  view: GalleryView,
): CardCount | null {
  const [count, setCount] = useState<CardCount | null>(null);
  const [parts, setParts] = useState(0);
  const findSynonyms = useSynonyms(view.query !== '');

  // Most of a page's blocks come after its first paint when the reader came from another page.
  useEffect(() => {
    const onPage = (): void => setParts((before) => before + 1);
    document.addEventListener('swatchbook:page', onPage);
    return () => document.removeEventListener('swatchbook:page', onPage);
  }, []);
  useClientLayoutEffect(() => {
    const page = filter.current?.closest('article');
    if (page) setCount(applyView(page, view, findSynonyms));
    const { dataset } = document.documentElement;
    delete dataset.q;
    delete dataset.for;
  }, [filter, view, findSynonyms, parts]);
  useEffect(() => {
    const page = filter.current?.closest('article');
    return page ? showMiniatures(page) : undefined;
  }, [filter, parts]);
  return count;
}

const NO_SYNONYMS: FindSynonyms = () => [];

/** The synonyms of the site's search, which load when something is typed. */
function useSynonyms(isWanted: boolean): FindSynonyms {
  const [find, setFind] = useState<FindSynonyms>(() => NO_SYNONYMS);
  useEffect(() => {
    if (!isWanted) return;
    // Without them, names and descriptions are searched.
    import('../search/engine/synonyms.ts').then(
      ({ listSynonyms }) => setFind(() => listSynonyms),
      () => undefined,
    );
  }, [isWanted]);
  return find;
}

function applyView(page: HTMLElement, view: GalleryView, findSynonyms: FindSynonyms): CardCount {
  const items = [...page.querySelectorAll<HTMLElement>('.gallery > li')];
  const isShown = filterCards(items.map(describeItem), view, findSynonyms);
  for (const [index, item] of items.entries()) item.hidden = !isShown[index];
  for (const list of page.querySelectorAll('.gallery')) {
    const isEmpty = ![...list.children].some((item) => !item.hasAttribute('hidden'));
    const block = list.parentElement;
    block?.toggleAttribute('hidden', isEmpty);
    // The block in front of it is the heading of the group and what is said about it.
    block?.previousElementSibling?.toggleAttribute('hidden', isEmpty);
  }
  return { shown: isShown.filter(Boolean).length, all: items.length };
}

function describeItem(item: HTMLElement): FilteredCard {
  return {
    title: item.querySelector('a')?.textContent ?? '',
    description: item.querySelector(':scope > p')?.textContent ?? '',
    group: item.parentElement?.dataset.group ?? '',
  };
}
