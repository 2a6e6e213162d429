import { autoUpdate } from '@floating-ui/dom';
import { useEffectEvent, useLayoutEffect, useRef, type JSX } from 'react';
import styles from './Inspect.module.css';

interface ElementOutlineProps {
  readonly stage: HTMLElement;
  readonly element: Element;
  readonly isPinned: boolean;
  /** Called when the demo has taken the element away. */
  readonly onLost: () => void;
}

/** A frame over an element, which does not move anything. */
export function ElementOutline(props: ElementOutlineProps): JSX.Element {
  const { stage, element, isPinned, onLost } = props;
  const outline = useRef<HTMLDivElement>(null);
  const handleLost = useEffectEvent(onLost);
  useLayoutEffect(() => {
    const frame = outline.current;
    if (!frame) return undefined;
    return autoUpdate(element, frame, () => {
      if (!element.isConnected) return handleLost();
      const around = stage.getBoundingClientRect();
      const { left, top, width, height } = element.getBoundingClientRect();
      const x = left - around.left - stage.clientLeft;
      const y = top - around.top - stage.clientTop;
      frame.style.translate = `${x}px ${y}px`;
      frame.style.inlineSize = `${width}px`;
      frame.style.blockSize = `${height}px`;
      return undefined;
    });
  }, [stage, element]);
  return <div ref={outline} className={styles.outline} data-pinned={isPinned || undefined} />;
}
