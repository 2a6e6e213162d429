import {
  autoUpdate,
  computePosition,
  flip,
  hide,
  offset,
  shift,
  size,
  type Placement,
  type VirtualElement,
} from '@floating-ui/dom';
import { useLayoutEffect, type RefObject } from 'react';
import type { ElementPlace } from '../scene.ts';
import { toReference } from './toReference.ts';

const GAP_PX = 10;
const EDGE_PX = 12;
/** Less would show nothing of the code. */
const LEAST_HEIGHT_PX = 320;

/** Below this width the card is a sheet at the end of the window, as in `Inspect.module.css`. */
const NARROW = '(width < 600px)';

/** Opens a card above all else and keeps it beside an element. */
export function useCardPlace(
  card: RefObject<HTMLElement | null>,
  place: ElementPlace,
  isPinned: boolean,
): void {
  useLayoutEffect(() => {
    const shown = card.current;
    if (!shown) return undefined;
    // A dialog that has opened since hides all that stands beside it from screen readers.
    shown.removeAttribute('aria-hidden');
    if (!shown.matches(':popover-open')) shown.showPopover();
    const update = (): void => {
      if (!matchMedia(NARROW).matches) return void moveCard(place, shown, isPinned);
      shown.removeAttribute('style');
      if (isPinned) return uncover(place, shown);
      return undefined;
    };
    return autoUpdate(toReference(place), shown, update, { animationFrame: true });
  }, [card, place, isPinned]);
}

async function moveCard(place: ElementPlace, card: HTMLElement, isPinned: boolean): Promise<void> {
  const reference = isPinned ? spanDemo(place) : toReference(place);
  const { x, y, middlewareData } = await computePosition(reference, card, {
    strategy: 'fixed',
    placement: isPinned ? findRoom(reference.getBoundingClientRect()) : 'bottom-start',
    middleware: [
      offset(GAP_PX),
      // What is kept has its place by the room there is, and is as high as that.
      ...(isPinned ? [] : [flip({ padding: EDGE_PX })]),
      size({
        padding: EDGE_PX,
        apply: ({ availableHeight }) => {
          card.style.setProperty('--available', `${Math.round(availableHeight)}px`);
        },
      }),
      shift({ padding: EDGE_PX, crossAxis: true }),
      hide(),
    ],
  });
  card.style.inset = `${Math.round(y)}px auto auto ${Math.round(x)}px`;
  card.style.visibility = middlewareData.hide?.referenceHidden ? 'hidden' : 'visible';
}

/** Below or above a demo, or, where it fills the window, over its end. */
function findRoom({ top, bottom }: Pick<DOMRect, 'top' | 'bottom'>): Placement {
  const least = LEAST_HEIGHT_PX + GAP_PX + EDGE_PX;
  if (innerHeight - bottom >= least) return 'bottom-start';
  if (top >= least) return 'top-start';
  return document.dir === 'rtl' ? 'left-start' : 'right-start';
}

/** As wide as the element and as high as the demo with its toolbar: what is kept must not cover its neighbours. */
function spanDemo(place: ElementPlace): VirtualElement {
  const { figure } = place;
  const toolbar = figure?.querySelector('[role="toolbar"]');
  const element = toReference(place);
  return {
    ...element,
    getBoundingClientRect(): DOMRect {
      const { left, width } = element.getBoundingClientRect();
      const top = (figure ?? element).getBoundingClientRect().top;
      const { bottom } = (toolbar ?? element).getBoundingClientRect();
      return new DOMRect(left, top, width, bottom - top);
    },
  };
}

/** Scrolls until the sheet does not cover the element it is about. */
function uncover({ measure }: ElementPlace, sheet: HTMLElement): void {
  const box = measure();
  const covered = box ? box.bottom + EDGE_PX - sheet.getBoundingClientRect().top : 0;
  if (covered > 0) window.scrollBy({ top: covered, behavior: 'instant' });
}
