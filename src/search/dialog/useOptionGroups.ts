import { useMemo, useState } from 'react';
import { getPreferenceStore } from '../../preferences/browserPreferences.ts';
import { getStorage } from '../../preferences/storage.ts';
import { usePreferences } from '../../preferences/usePreferences.ts';
import { isSlashOn, setSlash } from '../slashKey.ts';
import type { SearchState } from '../worker/searchClient.ts';
import { listCommands, type Command } from './commands.ts';
import { listOptionGroups, type OptionGroup } from './options.ts';
import { clearRecent, readRecent } from './recentSearches.ts';

interface OptionGroupInput {
  readonly text: string;
  readonly search: SearchState;
  readonly productId: string | null;
  readonly commands: readonly Command[];
  readonly openSettings: () => void;
}

/** What can be chosen right now. */
export function useOptionGroups(input: OptionGroupInput): OptionGroup[] {
  const { text, search, productId, commands: further, openSettings } = input;
  const preferences = usePreferences();
  // Read once for each opening: the list must not change under the reader's hand.
  const [recent] = useState(() => readRecent(getStorage().local));
  const [slashIsOn] = useState(() => isSlashOn(getStorage().local));
  const commands = useMemo(
    () =>
      listCommands({
        preferences,
        setPreferences: (change) => getPreferenceStore().set(change),
        openSettings,
        isSlashOn: slashIsOn,
        setSlash: (isOn) => setSlash(getStorage().local, isOn),
        hasRecent: recent.length > 0,
        clearRecent: () => clearRecent(getStorage().local),
        further,
      }),
    [preferences, openSettings, slashIsOn, recent, further],
  );
  const { answer, answered, start, products, status } = search;
  const isSettled = answered !== null || status.failure !== 'none';
  return useMemo(
    () =>
      listOptionGroups({ text, answer, start, recent, products, productId, commands, isSettled }),
    [text, answer, start, recent, products, productId, commands, isSettled],
  );
}
