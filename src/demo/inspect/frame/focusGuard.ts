/** Keeps a demo in a frame from learning that the reader has gone to the page. */
export interface FocusGuard {
  readonly set: (isOn: boolean) => void;
}

/**
 * While a demo in a frame is inspected the page has the focus. Menus and lists that close when they lose it do not learn
 * of that before the end. `onFocus` gets the elements that the demo itself gives the focus to.
 */
export function createFocusGuard(onFocus: (element: Element) => void): FocusGuard {
  let controller: AbortController | null = null;
  return {
    set(isOn) {
      if (isOn === (controller !== null)) return;
      controller?.abort();
      controller = isOn ? new AbortController() : null;
      if (controller) guard(onFocus, controller.signal);
    },
  };
}

function guard(onFocus: (element: Element) => void, signal: AbortSignal): void {
  const left = new Set<Element>();
  const options = { capture: true, signal };
  const onFocusIn = ({ target, isTrusted }: FocusEvent): void => {
    if (!isTrusted || !(target instanceof Element)) return;
    left.delete(target);
    onFocus(target);
  };
  const onFocusOut = (event: FocusEvent): void => {
    const { target, relatedTarget, isTrusted } = event;
    if (!isTrusted || relatedTarget !== null || !(target instanceof Element)) return;
    event.stopPropagation();
    left.add(target);
  };
  window.addEventListener('focusin', onFocusIn, options);
  window.addEventListener('focusout', onFocusOut, options);
  signal.addEventListener('abort', () => {
    for (const element of left) {
      element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    }
  });
}
