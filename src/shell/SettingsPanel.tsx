import type { JSX } from 'react';
import styles from './SettingsMenu.module.css';
import { Choice } from '../ui/Choice.tsx';
import { BUILD_ID, SITE_URL } from '../ui/siteConfig.ts';
import { hasOffline } from '../offline/start/hasOffline.ts';
import { SavePanel } from '../offline/save/SavePanel.tsx';
import { getPreferenceStore } from '../preferences/browserPreferences.ts';
import { listPreferences } from '../preferences/preferenceTexts.ts';
import { usePreferences } from '../preferences/usePreferences.ts';
import { SETTINGS_ID } from './SettingsMenu.tsx';
import { AnalyticsSetting } from './AnalyticsSetting.tsx';

async function openStudio(): Promise<void> {
  const studio = await import('../demo/studio/openStudio.tsx');
  document.getElementById(SETTINGS_ID)?.hidePopover();
  studio.openStudio();
}

interface SettingsPanelProps {
  /** What can be saved for offline; null on pages of no product. */
  readonly product: { readonly id: string; readonly name: string } | null;
}

/** Mode, direction, code language, and what features add. */
export function SettingsPanel({ product }: SettingsPanelProps): JSX.Element {
  const preferences = usePreferences();
  const { set } = getPreferenceStore();
  return (
    <>
      {listPreferences().map(({ name, legend, choices }) => (
        <Choice
          key={name}
          legend={legend}
          name={name}
          value={preferences[name]}
          options={choices}
          onChange={(value) => set({ [name]: value })}
        />
      ))}
      <button type="button" className={styles.studio} onClick={() => void openStudio()}>
        Theme studio for demos
      </button>
      {import.meta.env.VITE_ANALYTICS_ID && <AnalyticsSetting />}
      {product && (
        <SavePanel
          product={product}
          build={BUILD_ID}
          isSupported={import.meta.env.PROD && hasOffline(SITE_URL, window)}
        />
      )}
    </>
  );
}
