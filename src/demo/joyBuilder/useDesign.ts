import { useCallback, useEffect, useLayoutEffect, useReducer } from 'react';
import { DEFAULT_DESIGN, formatDesignAddress, parseDesign, type JoyDesign } from './joyDesign.ts';
import { INITIAL_STATE, reduceDesign } from './designState.ts';

/** The theme that is being made, and the ways to change it. */
export interface DesignControl {
  readonly design: JoyDesign;
  /** What the address asked for in vain. */
  readonly refused: readonly string[];
  readonly canUndo: boolean;
  /** Changes in a row to the same thing are taken back together. */
  readonly change: (design: JoyDesign, what: string) => void;
  readonly undo: () => void;
}

const useClientLayoutEffect: typeof useLayoutEffect = import.meta.env.SSR
  ? () => undefined
  : useLayoutEffect;

/** Browsers limit how often an address may change, and sliders change it with every pixel. */
const ADDRESS_DELAY_MS = 120;

/** Takes the theme from the page's address, and keeps it there. The document is prerendered for all addresses. */
export function useDesign(): DesignControl {
  const [{ design, refused, past, isRead }, dispatch] = useReducer(reduceDesign, INITIAL_STATE);
  useClientLayoutEffect(() => {
    const { pathname } = location;
    const read = (): void => {
      if (location.pathname !== pathname) return;
      dispatch({ kind: 'read', ...parseDesign(location.search) });
    };
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);
  useEffect(() => {
    // What was refused stays in the address until something is changed.
    if (!isRead || refused.length > 0) return undefined;
    const timer = setTimeout(() => {
      const address = formatDesignAddress(location.href, design);
      if (address !== location.href) history.replaceState(history.state, '', address);
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [design, refused, isRead]);
  return {
    design,
    refused,
    canUndo: past.length > 0,
    change: useCallback((next, what) => dispatch({ kind: 'change', design: next, what }), []),
    undo: useCallback(() => dispatch({ kind: 'undo' }), []),
  };
}

/** Whether a theme is the one that Joy UI comes with. */
export function isDefaultDesign(design: JoyDesign): boolean {
  return Object.keys(design).length === Object.keys(DEFAULT_DESIGN).length;
}
