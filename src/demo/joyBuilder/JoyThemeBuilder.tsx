import { useState, type JSX } from 'react';
import { resolveMode } from '../../preferences/preferenceStore.ts';
import { usePreferences } from '../../preferences/usePreferences.ts';
import { BuilderGroup } from './BuilderGroup.tsx';
import { ContrastList } from './ContrastList.tsx';
import { ExportPanel } from './ExportPanel.tsx';
import { FontFields } from './FontFields.tsx';
import styles from './JoyThemeBuilder.module.css';
import type { Palette, Scheme } from './joyTokens.ts';
import { PaletteFields } from './PaletteFields.tsx';
import { PreviewPane, type ShownSchemes } from './PreviewPane.tsx';
import { RadiusFields } from './RadiusFields.tsx';
import { ShadowFields } from './ShadowFields.tsx';
import { useDesign } from './useDesign.ts';
import { VariantFields } from './VariantFields.tsx';

/** Makes a theme for Joy UI: fields at the side, components beside them, the file below. */
export function JoyThemeBuilder(): JSX.Element {
  const control = useDesign();
  const [palette, setPalette] = useState<Palette>('primary');
  const mode = resolveMode(usePreferences());
  const [chosen, setShown] = useState<ShownSchemes | null>(null);
  const [edited, setEdited] = useState<Scheme>('light');
  const shown = chosen ?? mode;
  // What is edited is what is seen.
  const scheme = shown === 'both' ? edited : shown;
  const setScheme = (next: Scheme): void => {
    setEdited(next);
    if (shown !== 'both') setShown(next);
  };
  return (
    <div className={styles.tool}>
      <Refusal reasons={control.refused} />
      <div className={styles.bench}>
        <div className={styles.panel}>
          <BuilderGroup title="Palettes" group="palettes" control={control} isOpen>
            <PaletteFields control={control} palette={palette} onPalette={setPalette} />
          </BuilderGroup>
          <BuilderGroup title="Variants" group="variants" control={control}>
            <VariantFields
              control={control}
              palette={palette}
              onPalette={setPalette}
              scheme={scheme}
              onScheme={setScheme}
            />
          </BuilderGroup>
          <BuilderGroup title="Radius" group="radius" control={control}>
            <RadiusFields control={control} />
          </BuilderGroup>
          <BuilderGroup title="Fonts" group="fonts" control={control}>
            <FontFields control={control} />
          </BuilderGroup>
          <BuilderGroup title="Shadows" group="shadows" control={control}>
            <ShadowFields control={control} scheme={scheme} onScheme={setScheme} />
          </BuilderGroup>
          <ContrastList design={control.design} />
        </div>
        <PreviewPane design={control.design} shown={shown} onShow={setShown} />
      </div>
      <ExportPanel control={control} />
    </div>
  );
}

const REASONS_MAX = 5;

function Refusal({ reasons }: { readonly reasons: readonly string[] }): JSX.Element | null {
  if (reasons.length === 0) return null;
  const others = reasons.length - REASONS_MAX;
  return (
    <div className={styles.refusal} role="alert">
      <p>The address asks for something that a theme cannot have:</p>
      <ul>
        {reasons.slice(0, REASONS_MAX).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
        {others > 0 && <li>And {others} more.</li>}
      </ul>
    </div>
  );
}
