import { autoUpdate, computePosition, flip, hide, offset, shift } from '@floating-ui/dom';
import { useLayoutEffect, type RefObject } from 'react';

const GAP_PX = 10;
const EDGE_PX = 12;

/** Below this width the card is a sheet at the end of the window, as in `Inspect.module.css`. */
const NARROW = '(width < 600px)';

/** Opens a card above all else and keeps it beside an element. */
export function useCardPlace(
  card: RefObject<HTMLElement | null>,
  element: Element,
  isPinned: boolean,
): void {
  useLayoutEffect(() => {
    const shown = card.current;
    if (!shown) return undefined;
    shown.showPopover();
    return autoUpdate(element, shown, () => {
      if (!matchMedia(NARROW).matches) return void place(element, shown, isPinned);
      shown.removeAttribute('style');
      if (isPinned) return uncover(element, shown);
      return undefined;
    });
  }, [card, element, isPinned]);
}

async function place(element: Element, card: HTMLElement, isPinned: boolean): Promise<void> {
  const isMirrored = document.dir === 'rtl';
  const [after, before] = isMirrored
    ? (['left-start', 'right-start'] as const)
    : (['right-start', 'left-start'] as const);
  const { x, y, middlewareData } = await computePosition(element, card, {
    strategy: 'fixed',
    // What is kept has much to show and stands beside the demo; what is only pointed at, near the pointer.
    placement: isPinned ? after : 'bottom-start',
    middleware: [
      offset(GAP_PX),
      flip({
        padding: EDGE_PX,
        fallbackPlacements: isPinned
          ? [before, 'bottom-start', 'top-start']
          : ['top-start', after, before],
        fallbackStrategy: 'bestFit',
        crossAxis: !isPinned,
      }),
      shift({ padding: EDGE_PX, crossAxis: true }),
      hide(),
    ],
  });
  card.style.inset = `${Math.round(y)}px auto auto ${Math.round(x)}px`;
  card.style.visibility = middlewareData.hide?.referenceHidden ? 'hidden' : 'visible';
}

/** Scrolls until the sheet does not cover the element it is about. */
function uncover(element: Element, sheet: HTMLElement): void {
  const covered =
    element.getBoundingClientRect().bottom + EDGE_PX - sheet.getBoundingClientRect().top;
  if (covered > 0) window.scrollBy({ top: covered, behavior: 'instant' });
}
