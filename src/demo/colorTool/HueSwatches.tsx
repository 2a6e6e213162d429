import { useId, useRef, useState, type JSX, type KeyboardEvent } from 'react';
import type { EmbedProps } from '../../model/page.ts';
import { Choice } from '../../ui/Choice.tsx';
import { contrastRatio } from '../studio/contrastRatio.ts';
import { HUES, type Hue } from '../themes/studioTheme.ts';
import { copyText } from '../toolbar/CopyButton.tsx';
import styles from './HueSwatches.module.css';
import { moveSwatch, type SwatchPlace } from './moveSwatch.ts';
import { formatShadeCode, parseHueProps, SHADE_NAMES, type ShadeName } from './shades.ts';

const SIZE: SwatchPlace = { hue: HUES.length, shade: SHADE_NAMES.length };

/** All hues in all shades; a swatch copies its color. */
export function HueSwatches(props: EmbedProps): JSX.Element {
  const hues = parseHueProps(props);
  const id = useId();
  const table = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<SwatchPlace>({ hue: 0, shade: 0 });
  const [format, setFormat] = useState<'hex' | 'code'>('hex');
  const [copied, setCopied] = useState<SwatchPlace | null>(null);
  const copy = async (hue: Hue, shade: ShadeName, color: string): Promise<void> => {
    const text = format === 'hex' ? color : formatShadeCode(hue, shade);
    const isCopied = await copyText(text, text);
    setCopied(isCopied ? { hue: HUES.indexOf(hue), shade: SHADE_NAMES.indexOf(shade) } : null);
  };
  const move = (event: KeyboardEvent): void => {
    const next = moveSwatch(event.key, place, SIZE, document.dir === 'rtl');
    if (!next) return;
    event.preventDefault();
    table.current?.querySelectorAll('button')[next.hue * SIZE.shade + next.shade]?.focus();
  };
  return (
    <div className={styles.hues}>
      <div className={styles.head} data-whole="">
        <p id={id}>A swatch copies its color. Arrow keys move between swatches.</p>
        <Choice
          legend="Copy"
          name="swatch-format"
          value={format}
          options={[
            { value: 'hex', text: 'Hex' },
            { value: 'code', text: 'Code' },
          ]}
          onChange={setFormat}
        />
      </div>
      <div
        ref={table}
        role="toolbar"
        aria-label="All hues"
        aria-describedby={id}
        className={styles.table}
        onKeyDown={move}
      >
        {HUES.map((hue, hueIndex) => (
          <div key={hue} role="group" aria-labelledby={`${id}-${hue}`} className={styles.hue}>
            <p id={`${id}-${hue}`}>{hue}</p>
            {SHADE_NAMES.map((shade, shadeIndex) => {
              const color = hues[hue][shadeIndex] ?? '';
              return (
                <button
                  key={shade}
                  type="button"
                  tabIndex={place.hue === hueIndex && place.shade === shadeIndex ? 0 : -1}
                  style={{ backgroundColor: color, color: pickText(color) }}
                  onFocus={() => setPlace({ hue: hueIndex, shade: shadeIndex })}
                  onClick={() => void copy(hue, shade, color)}
                >
                  <span>{shade}</span>
                  <span>
                    {copied?.hue === hueIndex && copied.shade === shadeIndex ? 'Copied' : color}
                  </span>
                </button>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Black or white, whichever is easier to read. */
function pickText(color: string): string {
  return contrastRatio('#ffffff', color) > contrastRatio('#000000', color) ? '#fff' : '#000';
}
