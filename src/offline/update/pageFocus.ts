/** Whether the page is the one the reader looks at. */
export function isFocused({ document }: Window): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

/** Calls back whenever the page's focus, or what makes it busy, may have changed. */
export function watchFocus(browser: Window, onChange: () => void): void {
  const { document } = browser;
  for (const name of ['focus', 'blur', 'online'] as const) browser.addEventListener(name, onChange);
  document.addEventListener('visibilitychange', onChange);
  document.addEventListener('focusin', onChange);
  // While focus moves the active element is the body.
  document.addEventListener('focusout', () => browser.setTimeout(onChange));
  new MutationObserver(onChange).observe(document.documentElement, {
    attributeFilter: ['data-editing', 'data-saving'],
  });
}
