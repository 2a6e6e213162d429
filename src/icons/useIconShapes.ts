import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { IconStyle } from '../model/iconFiles.ts';
import { fetchJson } from './fetchJson.ts';
import { createShapeStore } from './shapeStore.ts';

/** An icon by its name and its place in the list of all icons. */
export interface PlacedIcon {
  readonly name: string;
  readonly place: number;
}

interface IconShapes {
  /** Undefined until it is there. */
  readonly find: (icon: PlacedIcon, style: IconStyle) => string | undefined;
  /** Fetches those that are not there. */
  readonly want: (icons: readonly PlacedIcon[], style: IconStyle) => void;
  readonly hasFailed: boolean;
  /** Asks again for what did not come. */
  readonly retry: () => void;
}

/** Pieces that come within so many ms are shown together. */
const TOGETHER_MS = 20;

/** Shapes of icons; `first` are those that came with the page, by name. */
export function useIconShapes(piecesUrl: string, first: ReadonlyMap<string, string>): IconShapes {
  const store = useMemo(
    () =>
      createShapeStore({
        piecesUrl,
        fetchJson,
        later: (callback) => setTimeout(callback, TOGETHER_MS),
      }),
    [piecesUrl],
  );
  useSyncExternalStore(store.subscribe, store.getVersion, () => 0);
  const find = (icon: PlacedIcon, style: IconStyle): string | undefined =>
    (style === 'Filled' ? first.get(icon.name) : undefined) ?? store.get(style, icon.place);
  const want = useCallback(
    (icons: readonly PlacedIcon[], style: IconStyle): void => {
      const missing = icons.filter(({ name }) => style !== 'Filled' || !first.has(name));
      store.want(
        style,
        missing.map(({ place }) => place),
      );
    },
    [store, first],
  );
  return { find, want, hasFailed: store.hasFailed(), retry: store.retry };
}
