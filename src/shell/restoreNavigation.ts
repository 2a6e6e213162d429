import { formatInlineScript } from '../ui/formatInlineScript.ts';

/** What is remembered of a product's navigation during a session. */
export interface RememberedTree {
  readonly open: readonly string[];
  readonly scroll: number;
}

/**
 * Opens the groups of the side navigation that were open, scrolls it as it was and then the least
 * needed to show the page's entry: once for each tree. Runs right behind the prerendered tree,
 * before anything is painted, and again when the tree of another product has come. It is inlined
 * from its source text, hence it must not use anything from outside its own body.
 */
export function restoreNavigation(): void {
  const scroller = document.querySelector<HTMLElement>('[data-side-scroller]');
  const tree = scroller?.querySelector('nav');
  if (!scroller || !tree || 'restored' in tree.dataset) return;
  tree.dataset.restored = '';
  let scrolled = 0;
  try {
    const key = `swatchbook:navigation:${scroller.dataset.sideScroller}`;
    const stored = document.siteStorage?.session.getItem(key);
    const { open, scroll }: RememberedTree = JSON.parse(stored ?? '{"open":[],"scroll":0}');
    for (const group of tree.querySelectorAll('details')) {
      // What has to be fetched first would push the page's other entries away.
      if (!open.includes(group.dataset.group ?? '') || 'more' in group.dataset) continue;
      const folded = group.querySelector(':scope > noscript');
      if (folded) folded.outerHTML = folded.textContent ?? '';
      group.open = true;
    }
    scrolled = scroll;
  } catch {
    // Another version of the site stored something else: the tree stays as it was rendered.
  }
  // Scrolling needs a layout, which is made right before the first paint anyway, and not twice.
  requestAnimationFrame(() => {
    scroller.scrollTop = scrolled;
    tree.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  });
}

/** The text of the script behind the tree. */
export const RESTORE_SCRIPT = /* @__PURE__ */ formatInlineScript(restoreNavigation);
