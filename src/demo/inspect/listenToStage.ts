import { findTarget } from './pointAt.ts';

/** What the stage of an inspected demo reports. */
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
];

/** Takes pointer and keys away from a demo until the signal comes. */
export function listenToStage(
  stage: HTMLElement,
  { onPoint, onPick, onKey }: StageListener,
  signal: AbortSignal,
): void {
  const options = { capture: true, signal };
  for (const type of KEPT_FROM_DEMO) {
    stage.addEventListener(type, (event) => event.stopPropagation(), options);
  }
  stage.addEventListener(
    'pointermove',
    (event) => {
      // A finger that moves scrolls.
      if (event.pointerType !== 'touch') onPoint(findTarget(stage, event));
    },
    options,
  );
  stage.addEventListener('pointerleave', () => onPoint(null), { signal });
  // Elements of the demo must not take the focus, nor links lead away.
  stage.addEventListener('mousedown', (event) => event.preventDefault(), options);
  stage.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      const target = findTarget(stage, event);
      if (target) onPick(target);
    },
    options,
  );
  stage.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element) || target === stage) return;
      stage.focus({ preventScroll: true });
      onPoint(target);
    },
    options,
  );
  stage.addEventListener('keydown', onKey, options);
}
