/** The nearest element around another that can be scrolled up or down, which the sign of `by` says. */
export function findScroller(target: Element, by: number): Element | null {
  for (let element: Element | null = target; element; element = element.parentElement) {
    const { scrollTop, scrollHeight, clientHeight } = element;
    const room = by < 0 ? scrollTop : scrollHeight - clientHeight - scrollTop;
    if (room >= 1 && canScroll(element)) return element;
  }
  return null;
}

/** The element that stands for the window scrolls unless that is forbidden. */
function canScroll(element: Element): boolean {
  const { overflowY } = getComputedStyle(element);
  if (element === document.scrollingElement) return overflowY !== 'hidden';
  return overflowY === 'auto' || overflowY === 'scroll';
}
