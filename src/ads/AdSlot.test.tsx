import { readFileSync } from 'node:fs';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AD_SLOT_MARGIN_UNITS, AD_SLOT_MIN_HEIGHT_PX } from '../model/constants.ts';
import { AdConfigProvider } from './AdConfigProvider.tsx';
import { readAdConfig } from './adConfig.ts';
import { AdSlot } from './AdSlot.tsx';

const value = { config: readAdConfig({}), report: () => {} };

function render(enabled: boolean): string {
  return renderToString(
    <StrictMode>
      <AdConfigProvider value={value}>
        <AdSlot pageKey="/a" enabled={enabled} />
      </AdConfigProvider>
    </StrictMode>,
  );
}

describe('AdSlot while prerendering', () => {
  it('is an empty box', () => {
    expect(render(true)).toMatch(/^<div class="[^"]+"><\/div>$/);
  });

  it('takes no space on pages without advertisements', () => {
    expect(render(false)).toMatch(/^<div class="[^"]+" hidden=""><\/div>$/);
  });

  it('has a name no blocker looks for', () => {
    expect(render(true)).not.toMatch(/\bads?\b|[-_]ads?[-_]|carbon|sponsor|banner/i);
  });

  it('reserves the heights and margins of the specification', () => {
    const css = readFileSync(new URL('./AdSlot.module.css', import.meta.url), 'utf8');
    const { top, bottom } = AD_SLOT_MARGIN_UNITS;
    const [narrow, wide] = css.split('@media (min-width: 600px)');
    expect(narrow).toContain(`min-block-size: ${AD_SLOT_MIN_HEIGHT_PX.phone}px;`);
    expect(wide).toContain(`min-block-size: ${AD_SLOT_MIN_HEIGHT_PX.wide}px;`);
    expect(narrow).toContain(
      `margin-block: calc(${top} * var(--space)) calc(${bottom} * var(--space));`,
    );
  });
});
