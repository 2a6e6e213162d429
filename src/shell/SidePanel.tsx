import {
  useEffect,
  useLayoutEffect,
  useRef,
  type JSX,
  type ReactNode,
  type RefObject,
} from 'react';
import { toAddress } from '../model/address.ts';
import { getStorage } from '../preferences/storage.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { InlineScript } from '../ui/InlineScript.tsx';
import { StaticHtml } from '../ui/StaticHtml.tsx';
import { RESTORE_SCRIPT, restoreNavigation } from './restoreNavigation.ts';
import { formatNavigation, showActiveEntry, unfold } from './navigationTree.ts';
// The tree itself is rendered at build time only; its styles must still reach the browser.
import '../ui/chip.css';
import treeStyles from './SideNavigation.module.css';
import styles from './SidePanel.module.css';

export const SIDE_PANEL_ID = '_side-navigation';

interface SidePanelProps {
  readonly productId: string;
  readonly pathname: string;
  /** Undefined while hydrating. */
  readonly html: string | undefined;
  /** Fetches the whole tree, of which the document holds long groups only where they are open. */
  readonly loadTree: () => Promise<string>;
  /** Product and version menus above the tree. */
  readonly header: ReactNode;
  readonly footer: ReactNode;
}

const useClientLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** The side navigation: a column on wide screens, a drawer (a native popover) on narrow ones. */
export function SidePanel({
  productId,
  pathname,
  html,
  loadTree,
  header,
  footer,
}: SidePanelProps): JSX.Element {
  const panel = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  useRememberedTree(scroller, productId);
  useActiveEntry(scroller, toAddress(pathname), loadTree);
  useClientLayoutEffect(() => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  }, [pathname, productId]);
  useModalDrawer(panel);

  return (
    <aside
      ref={panel}
      id={SIDE_PANEL_ID}
      popover="auto"
      className={styles.panel}
      data-whole=""
      aria-label="Side navigation"
    >
      <div className={styles.close}>
        <IconButton
          label="Close navigation"
          popoverTarget={SIDE_PANEL_ID}
          popoverTargetAction="hide"
        >
          <Icon name="close" size={20} />
        </IconButton>
      </div>
      <div className={styles.header}>{header}</div>
      <div ref={scroller} className={styles.scroller} data-side-scroller={productId}>
        <StaticHtml
          as="nav"
          name="navigation"
          aria-label="Pages"
          className={treeStyles.tree}
          html={html}
          key={productId}
        />
        {footer}
      </div>
      {/* A tree that comes later finds its groups opened by the effects above. */}
      {(import.meta.env.SSR || html === undefined) && (
        <InlineScript text={import.meta.env.SSR ? RESTORE_SCRIPT : ''} />
      )}
    </aside>
  );
}

function useRememberedTree(scroller: RefObject<HTMLDivElement | null>, productId: string): void {
  useClientLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const key = `swatchbook:navigation:${productId}`;
    restoreNavigation();
    const save = (): void => void getStorage().session.setItem(key, formatNavigation(element));
    const onToggle = (event: Event): void => {
      if (event.target instanceof HTMLDetailsElement && event.target.open) unfold(event.target);
      // Where only the tab can keep it, what is saved while the page is left comes too late for the next one.
      save();
    };
    // `toggle` does not bubble, hence the capture phase.
    element.addEventListener('toggle', onToggle, true);
    window.addEventListener('pagehide', save);
    return () => {
      save();
      element.removeEventListener('toggle', onToggle, true);
      window.removeEventListener('pagehide', save);
    };
  }, [scroller, productId]);
}

/** Keeps the page's entry marked; long groups are fetched when they are opened or hold the entry. */
function useActiveEntry(
  scroller: RefObject<HTMLDivElement | null>,
  pathname: string,
  loadTree: () => Promise<string>,
): void {
  useClientLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const complete = async (): Promise<void> => {
      const { completeGroups } = await import('./completeGroups.ts');
      if (await completeGroups(element, loadTree)) showActiveEntry(element, pathname);
    };
    if (!showActiveEntry(element, pathname)) void complete();
    const onToggle = ({ target }: Event): void => {
      if (target instanceof HTMLElement && 'more' in target.dataset) void complete();
    };
    element.addEventListener('toggle', onToggle, true);
    return () => element.removeEventListener('toggle', onToggle, true);
  }, [scroller, pathname, loadTree]);
}

/** While the drawer is open the page behind it is out of reach, and focus starts in the drawer. */
function useModalDrawer(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const setBehind = (inert: boolean): void => {
      for (const outside of document.querySelectorAll<HTMLElement>('[data-behind-drawer]')) {
        outside.inert = inert;
      }
    };
    // Before closing: the browser then gives focus back to a button that can take it.
    const onBeforeToggle = (event: ToggleEvent): void => setBehind(event.newState === 'open');
    const onToggle = (event: ToggleEvent): void => {
      if (event.newState !== 'open') return;
      (element.querySelector<HTMLElement>('[aria-current="page"]') ?? element).focus();
    };
    element.addEventListener('beforetoggle', onBeforeToggle);
    element.addEventListener('toggle', onToggle);
    return () => {
      element.removeEventListener('beforetoggle', onBeforeToggle);
      element.removeEventListener('toggle', onToggle);
    };
  }, [panel]);
}
