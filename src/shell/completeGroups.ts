/**
 * Replaces the overview entry of a long group by all its entries. Returns whether that
 * worked: without the tree the overview still leads everywhere.
 */
export async function completeGroups(
  scroller: HTMLElement,
  loadTree: () => Promise<string>,
): Promise<boolean> {
  if (!scroller.querySelector('[data-more]')) return false;
  const tree = await loadTree().catch(() => null);
  if (tree === null) return false;
  const template = document.createElement('template');
  template.innerHTML = tree;
  for (const group of scroller.querySelectorAll<HTMLElement>('[data-more]')) {
    const place = `[data-group="${group.dataset.group}"] > noscript`;
    // No scripts run in a template, so what is text in the document is elements there.
    const whole = template.content.querySelector(place)?.innerHTML;
    group.lastElementChild?.remove();
    group.insertAdjacentHTML('beforeend', whole ?? '');
    delete group.dataset.more;
  }
  return true;
}
