import './miniature.css';
import { FAMILY_SHEET } from '../model/miniature.ts';
import { isSavingData } from '../model/isSavingData.ts';
import { loadSheet } from './sheets.ts';

/** How far outside the viewport miniatures begin to load for readers who scroll. */
const NEAR_PX = 300;

/** Draws the miniatures below an element as they come near the viewport; the answer calls the rest off. */
export function showMiniatures(root: ParentNode): () => void {
  if (isSavingData(navigator)) return () => undefined;
  // A page that has just been opened has enough to load.
  let stop = drawWithin(root, 0);
  const onScroll = (): void => {
    stop();
    stop = drawWithin(root, NEAR_PX);
  };
  document.addEventListener('scroll', onScroll, { once: true, passive: true });
  return () => {
    document.removeEventListener('scroll', onScroll);
    stop();
  };
}

function drawWithin(root: ParentNode, margin: number): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        void drawMiniature(target);
      }
    },
    { rootMargin: `${margin}px 0px` },
  );
  for (const box of root.querySelectorAll('[data-miniature]:empty')) observer.observe(box);
  return () => observer.disconnect();
}

/** Puts the miniatures that an element names into it. Where they do not come, its room stays empty. */
export async function drawMiniature(box: HTMLElement): Promise<void> {
  const { miniature = '', sheet: name = FAMILY_SHEET } = box.dataset;
  const sheet = await loadSheet(name).catch(() => null);
  if (!sheet || box.dataset.miniature !== miniature) return;
  const components = miniature.split(' ').flatMap((pathname) => sheet.html[pathname] ?? []);
  if (components.length === 0) return;
  box.innerHTML = `<div>${components.map((html) => `<div>${html}</div>`).join('')}</div>`;
}
