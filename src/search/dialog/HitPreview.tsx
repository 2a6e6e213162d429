import { useEffect, useRef, type JSX } from 'react';
import { isSavingData } from '../../model/isSavingData.ts';
import { KIND_LABELS } from '../searchKind.ts';
import styles from './HitPreview.module.css';
import { Icon } from './Icon.tsx';
import type { SearchOption } from './options.ts';

/** Draws what `data-miniature` and `data-sheet` of an element name, as soon as it is there. */
export type DrawMiniature = (box: HTMLElement) => Promise<void>;

/** Where there is room for it; the style sheet says the same. */
const WIDE_WINDOW = '(min-width: 1100px)';
/** How long a result stays chosen before its miniature is fetched. */
const DRAW_DELAY_MS = 150;

interface HitPreviewProps {
  /** What is chosen. */
  readonly option: SearchOption | undefined;
  /** The product whose miniatures may show it. */
  readonly sheet: string | null;
  readonly draw: DrawMiniature;
}

/** The chosen result beside the list, with a miniature where it is about a component. Says nothing that the list does not. */
export function HitPreview({ option, sheet, draw }: HitPreviewProps): JSX.Element {
  const box = useRef<HTMLSpanElement>(null);
  const hit = option?.kind === 'hit' ? option.hit : null;
  const pathname = hit?.url.replace(/[?#].*$/, '') ?? null;
  useEffect(() => {
    const { current } = box;
    if (!current || !sheet || !matchMedia(WIDE_WINDOW).matches || isSavingData(navigator)) return;
    const timer = setTimeout(() => void draw(current), DRAW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [draw, pathname, sheet]);
  return (
    <div className={styles.preview} aria-hidden="true" inert>
      {hit && (
        <>
          <span className={styles.picture}>
            <Icon name={hit.kind} size={32} className={styles.icon} />
            <span
              key={pathname}
              ref={box}
              className={`${styles.box} miniature`}
              data-miniature={pathname}
              data-sheet={sheet ?? ''}
            />
          </span>
          <span className={styles.name} dir="auto">
            {hit.name}
          </span>
          <span className={styles.path} dir="auto">
            {[KIND_LABELS[hit.kind], ...hit.path].join(' › ')}
          </span>
          {hit.excerpt && (
            <span className={styles.text} dir="auto">
              {hit.excerpt.text}
            </span>
          )}
        </>
      )}
    </div>
  );
}
