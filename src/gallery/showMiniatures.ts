import { isSavingData } from '../model/isSavingData.ts';
import { loadSheet } from './sheets.ts';

/** How far outside the viewport miniatures begin to load. */
const NEAR_PX = 300;

/** Draws the miniatures below an element as they come near the viewport; the answer calls the rest off. */
export function showMiniatures(root: ParentNode): () => void {
  if (isSavingData(navigator)) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        void drawMiniature(target);
      }
    },
    { rootMargin: `${NEAR_PX}px 0px` },
  );
  for (const box of root.querySelectorAll('[data-miniature]:empty')) observer.observe(box);
  return () => observer.disconnect();
}

/** Puts the miniatures that an element names into it. Where they do not come, its room stays empty. */
export async function drawMiniature(box: HTMLElement): Promise<void> {
  const { miniature = '', sheet: name = '' } = box.dataset;
  const sheet = await loadSheet(name).catch(() => null);
  if (!sheet || box.dataset.miniature !== miniature) return;
  const components = miniature.split(' ').flatMap((pathname) => sheet.html[pathname] ?? []);
  if (components.length === 0) return;
  box.innerHTML = `<div>${components.map((html) => `<div>${html}</div>`).join('')}</div>`;
}
