/** Enough to see a dialog or a menu that lies over everything. */
const LAYER_HEIGHT_PX = 400;

/** Reports the height the document needs, now and whenever it changes. */
export function watchHeight(document: Document, reportHeight: (height: number) => void): void {
  let told = -1;
  const measure = (): void => {
    const [first, ...layers] = document.body.children;
    const own = Math.ceil(first?.getBoundingClientRect().height ?? 0);
    const height = layers.some(coversFrame) ? Math.max(own, LAYER_HEIGHT_PX) : own;
    if (height === told) return;
    told = height;
    reportHeight(height);
  };
  const [first] = document.body.children;
  if (first) new ResizeObserver(measure).observe(first);
  // Libraries put dialogs and menus at the end of the body.
  new MutationObserver(measure).observe(document.body, { childList: true });
}

function coversFrame(element: Element): boolean {
  return getComputedStyle(element).position === 'fixed';
}
