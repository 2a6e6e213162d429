import { memo, useMemo, type JSX } from 'react';
import '../themes/fonts/inter.css';
import type { Direction } from '../../preferences/preferences.ts';
import { DemoRoot } from '../runtime/DemoRoot.tsx';
import { JoyProvider } from '../themes/JoyProvider.tsx';
import { createPreviewStyles, PREVIEW_ATTRIBUTE } from './createPreviewStyles.ts';
import type { JoyDesign } from './joyDesign.ts';
import styles from './JoyPreview.module.css';
import { JoyStage } from './JoyStage.tsx';
import type { Scheme } from './joyTokens.ts';

interface JoyPreviewProps {
  readonly design: JoyDesign;
  readonly schemes: readonly Scheme[];
  readonly direction: Direction;
}

/** Joy UI in a theme. A change of the theme changes variables, and renders no component. */
export function JoyPreview({ design, schemes, direction }: JoyPreviewProps): JSX.Element {
  const css = useMemo(() => createPreviewStyles(design), [design]);
  return (
    <div className={styles.stages}>
      <style>{css}</style>
      {schemes.map((scheme) => (
        <Stage key={scheme} scheme={scheme} direction={direction} />
      ))}
    </div>
  );
}

interface StageProps {
  readonly scheme: Scheme;
  readonly direction: Direction;
}

const Stage = memo(function Stage({ scheme, direction }: StageProps): JSX.Element {
  return (
    <div className={styles.stage} {...{ [PREVIEW_ATTRIBUTE]: scheme }}>
      <DemoRoot Provider={JoyProvider} mode={scheme} direction={direction}>
        <JoyStage name={scheme} />
      </DemoRoot>
    </div>
  );
});
