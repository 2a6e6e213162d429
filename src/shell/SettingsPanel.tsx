import type { JSX } from 'react';
import { BUILD_ID, SITE_URL } from '../ui/siteConfig.ts';
import { hasOffline } from '../offline/start/hasOffline.ts';
import { SavePanel } from '../offline/save/SavePanel.tsx';
import { getPreferenceStore } from '../preferences/browserPreferences.ts';
import { usePreferences } from '../preferences/usePreferences.ts';
import { Choice } from './Choice.tsx';
import { AnalyticsChoice } from './AnalyticsChoice.tsx';

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
      <AnalyticsChoice />
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
