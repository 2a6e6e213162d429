import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
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
  /** Makes whoever wants shapes ask again. */
  readonly retry: () => void;
}

/** Shapes of icons; `first` are those that came with the page, by name. */
export function useIconShapes(piecesUrl: string, first: ReadonlyMap<string, string>): IconShapes {
  const store = useMemo(() => createShapeStore({ piecesUrl, fetchJson }), [piecesUrl]);
  useSyncExternalStore(store.subscribe, store.getVersion, () => 0);
  const [attempt, setAttempt] = useState(0);
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
    // Another attempt is another function, which effects call.
    // oxlint-disable-next-line react/exhaustive-deps
    [store, first, attempt],
  );
  return { find, want, hasFailed: store.hasFailed(), retry: () => setAttempt(attempt + 1) };
}
