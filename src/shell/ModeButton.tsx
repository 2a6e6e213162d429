import { Monitor, Moon, Sun } from 'lucide-react';
import type { JSX } from 'react';
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
        store.set({ mode: NEXT[store.get().mode] });
      }}
    >
      <Sun size={20} aria-hidden className={styles.light} />
      <Moon size={20} aria-hidden className={styles.dark} />
      <Monitor size={20} aria-hidden className={styles.system} />
    </IconButton>
  );
}
