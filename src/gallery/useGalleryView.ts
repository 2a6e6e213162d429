import { useCallback, useLayoutEffect, useState } from 'react';
import type { GalleryView } from './filterCards.ts';
import {
  FIRST_VIEW,
  formatGalleryAddress,
  parseGalleryAddress,
  type ParsedAddress,
} from './galleryAddress.ts';

const useClientLayoutEffect: typeof useLayoutEffect =
  typeof window === 'undefined' ? () => undefined : useLayoutEffect;

/** The view that the address keeps, and the way to change both. */
export interface GalleryViewState extends ParsedAddress {
  change(part: Partial<GalleryView>): void;
}

/**
 * Keeps the view in the address. The document is prerendered for all addresses, so the first view is that of an
 * address without parameters. `visit` is another object whenever the router has led here.
 */
export function useGalleryView(groups: readonly string[], visit: unknown): GalleryViewState {
  const [state, setState] = useState<ParsedAddress>({ view: FIRST_VIEW, refused: null });
  useClientLayoutEffect(
    () => setState(parseGalleryAddress(window.location.search, groups)),
    [groups, visit],
  );
  const { view } = state;
  const change = useCallback(
    (part: Partial<GalleryView>): void => {
      const next = { ...view, ...part };
      setState({ view: next, refused: null });
      const address = formatGalleryAddress(window.location.href, next);
      // Going back leads where it led before.
      window.history.replaceState(window.history.state, '', address);
    },
    [view],
  );
  return { ...state, change };
}
