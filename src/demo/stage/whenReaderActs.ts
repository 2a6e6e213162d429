const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'];

let hasActed = false;

/**
 * Runs at the first sign of a reader: moving the pointer, touching, typing, scrolling. Until then a
 * prerendered demo is a picture nobody needs to be able to click, and its code can wait.
 */
export function whenReaderActs(run: () => void): () => void {
  // A reader who scrolled, or whose scroll position was restored, did so before these listeners existed.
  hasActed ||= window.scrollY > 0 || (navigator.userActivation?.hasBeenActive ?? false);
  if (hasActed) {
    run();
    return () => undefined;
  }
  const controller = new AbortController();
  const act = (): void => {
    hasActed = true;
    controller.abort();
    run();
  };
  for (const type of SIGNS) {
    window.addEventListener(type, act, { capture: true, passive: true, signal: controller.signal });
  }
  return () => controller.abort();
}
