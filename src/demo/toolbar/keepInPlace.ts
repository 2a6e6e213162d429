import { flushSync } from 'react-dom';

/**
 * Makes a change that may resize things above, and scrolls by as much as the element has moved, so
 * that the reader sees it where it was.
 */
export function keepInPlace(element: Element, change: () => void): void {
  const { style } = document.documentElement;
  const before = element.getBoundingClientRect().top;
  // Some browsers keep the place by themselves, others do not; both at once would overdo it.
  style.overflowAnchor = 'none';
  flushSync(change);
  window.scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' });
  requestAnimationFrame(() => style.removeProperty('overflow-anchor'));
}
