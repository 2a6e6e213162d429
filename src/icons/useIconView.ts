import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  FIRST_VIEW,
  formatIconAddress,
  parseIconAddress,
  type IconView,
  type ParsedAddress,
  type SelectedIcon,
} from './iconAddress.ts';

/** The view that the address keeps, and the ways to change both. */
export interface IconViewState extends ParsedAddress {
  /** Changes the view in place: going back leads where it led before. */
  change(part: Partial<IconView>): void;
  /** Shows an icon; going back hides it. */
  open(selected: SelectedIcon): void;
  close(): void;
  /** Takes note of what was refused. */
  dismiss(): void;
}

const useClientLayoutEffect: typeof useLayoutEffect =
  typeof window === 'undefined' ? () => undefined : useLayoutEffect;

/**
 * Keeps the view in the address. The document is prerendered for all addresses, so the first view is that of an
 * address without parameters. `visit` is another object whenever the router has led here.
 */
export function useIconView(visit: unknown): IconViewState {
  const [{ view, refused }, setState] = useState<ParsedAddress>({ view: FIRST_VIEW, refused: [] });
  const current = useRef(view);
  /** Whether going back hides the icon that is shown. */
  const hasEntry = useRef(false);

  const show = useCallback((parsed: ParsedAddress): void => {
    current.current = parsed.view;
    setState(parsed);
  }, []);
  const read = useCallback((): void => {
    hasEntry.current = false;
    show(parseIconAddress(window.location.search));
  }, [show]);

  useClientLayoutEffect(read, [visit, read]);
  useEffect(() => {
    const { pathname } = window.location;
    const onPopState = (event: Event): void => {
      if (window.location.pathname !== pathname) return;
      // The router would fetch the page again, which fails offline.
      event.stopImmediatePropagation();
      read();
    };
    // The router listens too, in the other phase.
    window.addEventListener('popstate', onPopState, { capture: true });
    return () => window.removeEventListener('popstate', onPopState, { capture: true });
  }, [read]);

  const go = useCallback(
    (next: IconView, step: 'pushState' | 'replaceState'): void => {
      show({ view: next, refused: [] });
      const address = formatIconAddress(window.location.href, next);
      window.history[step](window.history.state, '', address);
    },
    [show],
  );
  const change = useCallback(
    (part: Partial<IconView>): void => go({ ...current.current, ...part }, 'replaceState'),
    [go],
  );
  return {
    view,
    refused,
    change,
    open: useCallback(
      (selected) => {
        go({ ...current.current, selected }, 'pushState');
        hasEntry.current = true;
      },
      [go],
    ),
    close: useCallback(() => {
      if (current.current.selected === null) return;
      if (hasEntry.current) window.history.back();
      else change({ selected: null });
    }, [change]),
    dismiss: useCallback(() => show({ view: current.current, refused: [] }), [show]),
  };
}
