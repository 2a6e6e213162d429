import { autoUpdate } from '@floating-ui/dom';
import { useEffectEvent, useLayoutEffect, useRef, type JSX } from 'react';
import { createPortal } from 'react-dom';
import styles from './Inspect.module.css';

interface ElementOutlineProps {
  /** What the frame stands in: the stage, or the body. */
  readonly edge: Element;
  readonly element: Element;
  readonly isPinned: boolean;
  /** Called when the demo has taken the element away. */
  readonly onLost: () => void;
}

/** A frame over an element, which does not move anything. */
export function ElementOutline(props: ElementOutlineProps): JSX.Element {
  const { edge, element, isPinned, onLost } = props;
  const outline = useRef<HTMLDivElement>(null);
  const handleLost = useEffectEvent(onLost);
  useLayoutEffect(() => {
    const frame = outline.current;
    if (!frame) return undefined;
    return autoUpdate(element, frame, () => {
      if (!element.isConnected) return handleLost();
      const around = edge === document.body ? WINDOW : edge.getBoundingClientRect();
      const { left, top, width, height } = element.getBoundingClientRect();
      const x = left - around.left - edge.clientLeft;
      const y = top - around.top - edge.clientTop;
      frame.style.translate = `${x}px ${y}px`;
      frame.style.inlineSize = `${width}px`;
      frame.style.blockSize = `${height}px`;
      return undefined;
    });
  }, [edge, element]);
  return createPortal(
    <div ref={outline} className={styles.outline} data-pinned={isPinned || undefined} />,
    edge,
  );
}

/** In the body the frame has a fixed place. */
const WINDOW = { left: 0, top: 0 };
