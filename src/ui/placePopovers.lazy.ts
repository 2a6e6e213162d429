import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';

/**
 * Places popovers beside their buttons, and keeps them there while they are open, in browsers that do
 * not know CSS anchor positioning. `Popover.module.css` does the same for all others.
 */
const GAP_PX = 6;
const EDGE_PX = 8;
const followed = new Map<EventTarget, () => void>();

// `toggle` does not bubble, hence the capture phase.
document.addEventListener('toggle', onToggle, true);

function onToggle({ target }: Event): void {
  if (!(target instanceof HTMLElement) || !target.popover) return;
  followed.get(target)?.();
  followed.delete(target);
  const id = CSS.escape(target.id);
  const button = document.querySelector(`[popovertarget="${id}"][aria-haspopup]`);
  if (!button || !target.matches(':popover-open')) return;
  followed.set(
    target,
    autoUpdate(button, target, () => void place(button, target)),
  );
}

async function place(button: Element, panel: HTMLElement): Promise<void> {
  const { x, y } = await computePosition(button, panel, {
    strategy: 'fixed',
    placement: 'bottom-start',
    middleware: [offset(GAP_PX), flip(), shift({ padding: EDGE_PX })],
  });
  panel.style.setProperty('position-area', 'none');
  panel.style.setProperty('position-try-fallbacks', 'none');
  panel.style.margin = '0';
  panel.style.inset = `${Math.round(y)}px auto auto ${Math.round(x)}px`;
}
