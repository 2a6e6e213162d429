import type { RememberedTree } from './restoreNavigation.ts';

/**
 * Behavior of the prerendered side navigation: open groups and scroll position survive page changes
 * and reloads, and the active entry is marked and in view. Works on the document, not on React.
 */

/**
 * Marks the entry of a page, opens its groups, and scrolls the least needed to show it. Returns
 * whether there is such an entry.
 */
export function showActiveEntry(scroller: HTMLElement, address: string): boolean {
  for (const old of scroller.querySelectorAll('a[aria-current="page"]')) {
    old.removeAttribute('aria-current');
  }
  const start = `a[href="${CSS.escape(address)}`;
  // API tabs have an entry for each of their parts.
  const selector = `${start}"], ${start.replace('=', '^=')}#"]`;
  if (!scroller.querySelector(selector)) openGroupOf(scroller, address);
  const link = scroller.querySelector<HTMLElement>(selector);
  if (!link) return false;
  link.setAttribute('aria-current', 'page');
  for (let group = link.closest('details'); group; group = parentGroup(group)) group.open = true;
  // Scrolling needs a layout. One is made before the next paint anyway, when all else of a page change is done.
  requestAnimationFrame(() => link.scrollIntoView({ block: 'nearest' }));
  return true;
}

function parentGroup(group: HTMLElement): HTMLDetailsElement | null {
  return group.parentElement?.closest('details') ?? null;
}

/** The entry may still be folded away as text. */
function openGroupOf(scroller: HTMLElement, address: string): void {
  for (const group of scroller.querySelectorAll('details')) {
    const folded = group.querySelector(':scope > noscript');
    if (!folded?.textContent?.match(`href="${address}["#]`)) continue;
    unfold(group);
    group.open = true;
  }
}

/** Turns the text of a closed group into elements. */
export function unfold(group: HTMLDetailsElement): void {
  const folded = group.querySelector(':scope > noscript');
  if (folded) folded.outerHTML = folded.textContent ?? '';
}

/** What to keep so that `restoreNavigation.ts` can bring it back. */
export function formatNavigation(scroller: HTMLElement): string {
  const groups = [...scroller.querySelectorAll('details')];
  const open = groups.filter((group) => group.open).map((group) => group.dataset.group ?? '');
  return JSON.stringify({ open, scroll: Math.round(scroller.scrollTop) } satisfies RememberedTree);
}
