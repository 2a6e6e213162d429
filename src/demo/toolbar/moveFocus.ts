import type { KeyboardEvent } from 'react';

/** Lets arrow keys, Home and End move the focus along a row; mirrored where text runs right to left. */
export function moveFocus(event: KeyboardEvent, row: Iterable<Element> | undefined): void {
  const stops = [...(row ?? [])].filter(isShown);
  const index = stops.findIndex((element) => element === document.activeElement);
  const target = findStop(event.key, index, stops.length, document.dir === 'rtl');
  if (target === null) return;
  event.preventDefault();
  stops[target]?.focus();
}

function isShown(element: Element): element is HTMLElement {
  return element instanceof HTMLElement && element.offsetParent !== null;
}

/** The stop a key leads to; null for any other key. */
export function findStop(
  key: string,
  index: number,
  count: number,
  isMirrored: boolean,
): number | null {
  const [forward, backward] = isMirrored
    ? ['ArrowLeft', 'ArrowRight']
    : ['ArrowRight', 'ArrowLeft'];
  switch (key) {
    case forward:
      return (index + 1) % count;
    case backward:
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
