import { autoUpdate } from '@floating-ui/dom';
import { useEffectEvent, useLayoutEffect, useRef, type JSX } from 'react';
import { createPortal } from 'react-dom';
import styles from '../Inspect.module.css';
import { toReference } from './toReference.ts';
import type { ElementPlace } from '../scene.ts';

interface ElementOutlineProps {
  readonly place: ElementPlace;
  readonly isPinned: boolean;
  /** Called when the demo has taken the element away. */
  readonly onLost: () => void;
}

/** A frame over an element, which does not move anything. */
export function ElementOutline({ place, isPinned, onLost }: ElementOutlineProps): JSX.Element {
  const outline = useRef<HTMLDivElement>(null);
  const handleLost = useEffectEvent(onLost);
  useLayoutEffect(() => {
    const frame = outline.current;
    if (!frame) return undefined;
    const { edge, measure } = place;
    return autoUpdate(
      toReference(place),
      frame,
      () => {
        const box = measure();
        if (!box) return handleLost();
        const around = edge === document.body ? WINDOW : edge.getBoundingClientRect();
        const x = box.left - around.left - edge.clientLeft;
        const y = box.top - around.top - edge.clientTop;
        frame.style.translate = `${x}px ${y}px`;
        frame.style.inlineSize = `${box.width}px`;
        frame.style.blockSize = `${box.height}px`;
        return undefined;
      },
      { animationFrame: true },
    );
  }, [place]);
  return createPortal(
    <div ref={outline} className={styles.outline} data-pinned={isPinned || undefined} />,
    place.edge,
  );
}

/** In the body the frame has a fixed place. */
const WINDOW = { left: 0, top: 0 };
