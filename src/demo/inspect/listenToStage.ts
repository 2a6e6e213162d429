import { findTarget } from './lookAround.ts';
import { findEdge, listPopups } from './popups.ts';

/** What an inspected demo reports. */
export interface StageListener {
  readonly onPoint: (target: Element | null) => void;
  readonly onPick: (target: Element) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** What would reach the demo: it must not answer while it is being looked at. */
const KEPT_FROM_DEMO = [
  'pointerdown',
  'pointerup',
  'pointerover',
  'pointerout',
  'pointermove',
  'mousedown',
  'mouseup',
  'mouseover',
  'mouseout',
  'mousemove',
  'touchstart',
  'touchend',
  'click',
  'dblclick',
] as const satisfies readonly (keyof WindowEventMap)[];

/** Takes pointer and keys away from a demo, its menus and dialogs until the signal comes. */
export function listenToStage(
  stage: HTMLElement,
  { onPoint, onPick, onKey }: StageListener,
  signal: AbortSignal,
): void {
  /** Listens before anything else does. What scripts do, as the card's button, is for the demo. */
  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    handle: (event: WindowEventMap[Type], edge: Element | null) => void,
  ): void => {
    const onEvent = (event: WindowEventMap[Type]): void => {
      const { target, isTrusted } = event;
      if (isTrusted) handle(event, target instanceof Element ? findEdge(stage, target) : null);
    };
    window.addEventListener(type, onEvent, { capture: true, signal });
  };
  for (const type of KEPT_FROM_DEMO) {
    listen(type, (event, edge) => edge && event.stopPropagation());
  }
  let last = '';
  listen('pointermove', (event) => {
    const at = `${event.clientX} ${event.clientY}`;
    // A finger that moves scrolls; a mouse that rests has something new below it, which the keyboard may be in.
    if (event.pointerType !== 'touch' && at !== last) onPoint(findTarget(stage, event));
    last = at;
  });
  document.documentElement.addEventListener('pointerleave', () => onPoint(null), { signal });
  // Elements of the demo must not take the focus, nor links lead away.
  listen('mousedown', (event, edge) => edge && event.preventDefault());
  listen('click', (event, edge) => {
    if (!edge) return;
    event.preventDefault();
    const target = findTarget(stage, event);
    if (target) onPick(target);
  });
  listen('keydown', (event, edge) => edge && onKey(event));
  listenToFocus(stage, listen, onPoint, signal);
}

type Listen = <Type extends keyof WindowEventMap>(
  type: Type,
  handle: (event: WindowEventMap[Type], edge: Element | null) => void,
) => void;

/**
 * The stage has the focus in place of the elements on it; menus and dialogs keep it to themselves. None of them learns
 * that the reader has gone to the stage or the card, which would close it or make it take the focus back.
 */
function listenToFocus(
  stage: HTMLElement,
  listen: Listen,
  onPoint: StageListener['onPoint'],
  signal: AbortSignal,
): void {
  const left = new Set<Element>();
  listen('focusin', (event, edge) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (edge !== document.body && listPopups(stage).length > 0) event.stopPropagation();
    if (!edge || target === stage) return;
    left.delete(target);
    if (edge === stage) stage.focus({ preventScroll: true });
    onPoint(target);
  });
  listen('focusout', (event, edge) => {
    const { target, relatedTarget: next } = event;
    if (!(target instanceof Element) || !edge || target === stage) return;
    if (next instanceof Element && next !== stage && findEdge(stage, next)) return;
    event.stopPropagation();
    left.add(target);
  });
  signal.addEventListener('abort', () => {
    for (const element of left) {
      element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    }
  });
}
