import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  FIRST_VIEW,
  formatIconAddress,
  parseIconAddress,
  type IconView,
  type ParsedAddress,
  type SelectedIcon,
} from './iconAddress.ts';
import { useClientLayoutEffect } from './useGridSize.ts';
import { createLateWriter, type LateWriter } from './lateWriter.ts';

/** The view that the address keeps, and the ways to change both. */
export interface IconViewState extends ParsedAddress {
  /** Changes the view in place: going back leads where it led before. */
  change(part: Partial<IconView>): void;
  /** Shows an icon; going back hides it. */
  open(selected: SelectedIcon): void;
  close(): void;
  /** Takes note of what was refused. */
  dismiss(): void;
  /** Brings the address up to date, which waits while a reader types. */
  settle(): void;
}

/** Browsers take their time for a new address, and some refuse more than a few in a second. */
const ADDRESS_MS = 150;

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
  const address = useMemo(() => createAddressWriter(), []);
  useEffect(() => {
    const { pathname } = window.location;
    const onPopState = (event: Event): void => {
      address.drop();
      if (window.location.pathname !== pathname) return;
      // The router would fetch the page again, which fails offline.
      event.stopImmediatePropagation();
      read();
    };
    // The router listens too, in the other phase.
    window.addEventListener('popstate', onPopState, { capture: true });
    window.addEventListener('pagehide', address.flush);
    return () => {
      address.drop();
      window.removeEventListener('popstate', onPopState, { capture: true });
      window.removeEventListener('pagehide', address.flush);
    };
  }, [read, address]);

  const change = useCallback(
    (part: Partial<IconView>): void => {
      const next = { ...current.current, ...part };
      show({ view: next, refused: [] });
      address.set({ view: next, pathname: window.location.pathname });
    },
    [show, address],
  );
  return {
    view,
    refused,
    change,
    open: useCallback(
      (selected) => {
        address.flush();
        const next = { ...current.current, selected };
        show({ view: next, refused: [] });
        writeAddress(next, 'pushState');
        hasEntry.current = true;
      },
      [show, address],
    ),
    close: useCallback(() => {
      if (current.current.selected === null) return;
      address.flush();
      if (hasEntry.current) window.history.back();
      else change({ selected: null });
    }, [change, address]),
    dismiss: useCallback(() => show({ view: current.current, refused: [] }), [show]),
    settle: address.flush,
  };
}

interface PlacedView {
  readonly view: IconView;
  /** The page it is a view of. */
  readonly pathname: string;
}

function createAddressWriter(): LateWriter<PlacedView> {
  return createLateWriter({
    write({ view, pathname }) {
      // Elsewhere by now, the address is another page's.
      if (window.location.pathname === pathname) writeAddress(view, 'replaceState');
    },
    later(callback) {
      const timer = setTimeout(callback, ADDRESS_MS);
      return () => clearTimeout(timer);
    },
  });
}

function writeAddress(view: IconView, step: 'pushState' | 'replaceState'): void {
  const address = formatIconAddress(window.location.href, view);
  window.history[step](window.history.state, '', address);
}
