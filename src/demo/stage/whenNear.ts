import { whenReaderActs } from './whenReaderActs.ts';

/** How far outside the viewport a demo starts to load. */
const NEAR_PX = 400;

/** Runs once a reader is there and the element is near the viewport, pointed at, touched or focused. */
export function whenNear(element: HTMLElement, run: () => void): () => void {
  const controller = new AbortController();
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) start();
    },
    { rootMargin: `${NEAR_PX}px 0px` },
  );
  const stopWaiting = whenReaderActs(() => observer.observe(element));
  const stop = (): void => {
    controller.abort();
    stopWaiting();
    observer.disconnect();
  };
  const start = (): void => {
    stop();
    run();
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    element.addEventListener(type, start, { passive: true, signal: controller.signal });
  }
  return stop;
}
