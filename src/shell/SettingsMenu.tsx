import { Settings } from 'lucide-react';
import type { JSX, ReactNode } from 'react';
import { getPreferenceStore } from '../preferences/browserPreferences.ts';
import { usePreferences } from '../preferences/usePreferences.ts';
import { Choice } from '../ui/Choice.tsx';
import { iconButtonClass } from '../ui/IconButton.tsx';
import { Popover, popoverTrigger } from '../ui/Popover.tsx';
import styles from './SettingsMenu.module.css';

export const SETTINGS_ID = '_settings';

/** The reader's choices: mode, direction, code language, and what features add. */
export function SettingsMenu({ children }: { readonly children?: ReactNode }): JSX.Element {
  const preferences = usePreferences();
  const set: ReturnType<typeof getPreferenceStore>['set'] = (change) =>
    getPreferenceStore().set(change);
  return (
    <>
      <button
        type="button"
        className={iconButtonClass}
        aria-label="Settings"
        title="Settings"
        {...popoverTrigger(SETTINGS_ID)}
      >
        <Settings size={20} aria-hidden />
      </button>
      <Popover id={SETTINGS_ID} label="Settings" className={styles.panel}>
        <Choice
          legend="Color mode"
          name="mode"
          value={preferences.mode}
          options={[
            { value: 'light', text: 'Light' },
            { value: 'system', text: 'System' },
            { value: 'dark', text: 'Dark' },
          ]}
          onChange={(mode) => set({ mode })}
        />
        <Choice
          legend="Direction"
          name="direction"
          value={preferences.direction}
          options={[
            { value: 'ltr', text: 'Left to right' },
            { value: 'rtl', text: 'Right to left' },
          ]}
          onChange={(direction) => set({ direction })}
        />
        <Choice
          legend="Code language"
          name="code-variant"
          value={preferences.codeVariant}
          options={[
            { value: 'TS', text: 'TypeScript' },
            { value: 'JS', text: 'JavaScript' },
          ]}
          onChange={(codeVariant) => set({ codeVariant })}
        />
        {children}
      </Popover>
    </>
  );
}
