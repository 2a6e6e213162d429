/**
 * Behavior of the prerendered side navigation: open groups and scroll position survive page changes
 * and reloads, and the active entry is marked and in view. Works on the document, not on React.
 */

/** What is remembered of a product's navigation during a session. */
interface Remembered {
  readonly open: readonly string[];
  readonly scroll: number;
}

const MARGIN_PX = 48;

/**
 * Marks the entry of a page, opens its groups, and scrolls the least needed to show it. Tells
 * whether there is such an entry.
 */
export function showActiveEntry(scroller: HTMLElement, pathname: string): boolean {
  for (const old of scroller.querySelectorAll('a[aria-current="page"]')) {
    old.removeAttribute('aria-current');
  }
  const start = `a[href="${CSS.escape(pathname)}`;
  // API tabs have an entry for each of their parts.
  const selector = `${start}"], ${start.replace('=', '^=')}#"]`;
  if (!scroller.querySelector(selector)) openGroupOf(scroller, pathname);
  const link = scroller.querySelector<HTMLElement>(selector);
  if (!link) return false;
  link.setAttribute('aria-current', 'page');
  for (let group = link.closest('details'); group; group = parentGroup(group)) group.open = true;
  scrollIntoView(scroller, link);
  return true;
}

function parentGroup(group: HTMLElement): HTMLDetailsElement | null {
  return group.parentElement?.closest('details') ?? null;
}

/** The entry may still be folded away as text. */
function openGroupOf(scroller: HTMLElement, pathname: string): void {
  for (const group of scroller.querySelectorAll('details')) {
    const folded = group.querySelector(':scope > noscript');
    if (!folded?.textContent?.match(`href="${pathname}["#]`)) continue;
    unfold(group);
    group.open = true;
  }
}

/** Turns the text of a closed group into elements. */
export function unfold(group: HTMLDetailsElement): void {
  const folded = group.querySelector(':scope > noscript');
  if (folded) folded.outerHTML = folded.textContent ?? '';
}

function scrollIntoView(scroller: HTMLElement, link: HTMLElement): void {
  const frame = scroller.getBoundingClientRect();
  const box = link.getBoundingClientRect();
  if (box.top < frame.top + MARGIN_PX) scroller.scrollTop -= frame.top + MARGIN_PX - box.top;
  else if (box.bottom > frame.bottom - MARGIN_PX) {
    scroller.scrollTop += box.bottom - frame.bottom + MARGIN_PX;
  }
}

/** Opens the groups that were open and restores the scroll position. */
export function restoreNavigation(scroller: HTMLElement, stored: string | null): void {
  const { open, scroll } = parseRemembered(stored);
  for (const group of scroller.querySelectorAll('details')) {
    // What has to be fetched first would push the page's other entries away.
    if (!open.includes(group.dataset.group ?? '') || 'more' in group.dataset) continue;
    unfold(group);
    group.open = true;
  }
  scroller.scrollTop = scroll;
}

/** What to keep so that `restoreNavigation` can bring it back. */
export function formatNavigation(scroller: HTMLElement): string {
  const groups = [...scroller.querySelectorAll('details')];
  const open = groups.filter((group) => group.open).map((group) => group.dataset.group ?? '');
  return JSON.stringify({ open, scroll: Math.round(scroller.scrollTop) } satisfies Remembered);
}

function parseRemembered(stored: string | null): Remembered {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value === 'object' && value !== null && 'open' in value && 'scroll' in value) {
      const { open, scroll } = value;
      if (Array.isArray(open) && typeof scroll === 'number') {
        return { open: open.filter((key) => typeof key === 'string'), scroll };
      }
    }
  } catch {
    // Whatever another version of the site stored is no reason to fail.
  }
  return { open: [], scroll: 0 };
}
