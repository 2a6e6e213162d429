import type { JSX } from 'react';
import { announce } from '../ui/announce.ts';
import { Icon } from '../ui/Icon.tsx';
import { getPreferenceStore } from '../preferences/browserPreferences.ts';
import type { ColorMode } from '../preferences/preferences.ts';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './ModeButton.module.css';

const NEXT = { light: 'dark', dark: 'system', system: 'light' } as const satisfies Record<
  ColorMode,
  ColorMode
>;

/** Steps through light, dark and system. CSS picks the icon, so it is right before hydration. */
export function ModeButton(): JSX.Element {
  return (
    <IconButton
      label="Color mode"
      onClick={() => {
        const store = getPreferenceStore();
        const mode = NEXT[store.get().mode];
        store.set({ mode });
        announce(`Color mode: ${mode}`);
      }}
    >
      <Icon name="sun" size={20} className={styles.light} />
      <Icon name="moon" size={20} className={styles.dark} />
      <Icon name="monitor" size={20} className={styles.system} />
    </IconButton>
  );
}
