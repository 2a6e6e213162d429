import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Gives the focus to the card of an element that is kept. Escape, and the Tab key beyond either end, let go of it. */
export function useCardFocus(
  card: RefObject<HTMLElement | null>,
  id: number,
  isPinned: boolean,
  onClose: () => void,
): void {
  const handleClose = useEffectEvent(onClose);
  useEffect(() => {
    const shown = card.current;
    if (!shown || !isPinned) return undefined;
    shown.querySelector<HTMLElement>('[role="tab"][tabindex="0"]')?.focus({ preventScroll: true });
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!leadsOut(event, shown)) return;
      event.preventDefault();
      event.stopPropagation();
      handleClose();
    };
    shown.addEventListener('keydown', onKeyDown);
    return () => shown.removeEventListener('keydown', onKeyDown);
  }, [card, id, isPinned]);
}

function leadsOut({ key, shiftKey, target }: KeyboardEvent, card: HTMLElement): boolean {
  if (key === 'Escape') return true;
  if (key !== 'Tab') return false;
  const stops = [...card.querySelectorAll<HTMLElement>('button, a, input, summary, pre')].filter(
    ({ tabIndex, offsetParent }) => tabIndex >= 0 && offsetParent !== null,
  );
  return target === stops.at(shiftKey ? 0 : -1);
}
