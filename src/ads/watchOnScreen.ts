/** How much of the slot has to be in view for it to count as on screen. */
const LEAST_SHARE = 0.5;

/**
 * Reports whether a reader can see an element: at least half of it in the viewport, in a tab that is in
 * front. Calls at each change, the first time once it is seen; the answer stops it.
 */
export function watchOnScreen(element: Element, onChange: (onScreen: boolean) => void): () => void {
  let inView = false;
  let last = false;
  const update = () => {
    const now = inView && document.visibilityState === 'visible';
    if (now === last) return;
    last = now;
    onChange(now);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      inView = (entries.at(-1)?.intersectionRatio ?? 0) >= LEAST_SHARE;
      update();
    },
    { threshold: LEAST_SHARE },
  );
  observer.observe(element);
  document.addEventListener('visibilitychange', update);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', update);
  };
}
