import { useCallback, useEffect, useState } from 'react';
import { parseIconNames, type IconEntry } from '../model/iconFiles.ts';
import { fetchJson } from './fetchJson.ts';

interface LoadedNames {
  /** Null until the list is there. */
  readonly icons: readonly IconEntry[] | null;
  readonly hasFailed: boolean;
  /** Asks again for a list that did not come. */
  readonly retry: () => void;
}

/** The list of all icons. */
export function useIconNames(url: string): LoadedNames {
  const [icons, setIcons] = useState<readonly IconEntry[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback((): void => {
    fetchJson(url)
      .then(parseIconNames)
      .then(
        (loaded) => {
          setIcons(loaded);
          setFailed(false);
        },
        () => setFailed(true),
      );
  }, [url]);
  useEffect(load, [load]);
  const retry = useCallback((): void => {
    if (hasFailed) load();
  }, [hasFailed, load]);
  return { icons, hasFailed, retry };
}
