/** Runs something once the page has loaded and the browser has nothing better to do; the answer calls it off. */
export function whenIdle(browser: Window, run: () => void): () => void {
  let cancel = () => {};
  const wait = () => {
    // Safari has no idle callback.
    if (!browser.requestIdleCallback) {
      const timer = browser.setTimeout(run, 200);
      cancel = () => browser.clearTimeout(timer);
      return;
    }
    const handle = browser.requestIdleCallback(run, { timeout: 2000 });
    cancel = () => browser.cancelIdleCallback(handle);
  };
  if (browser.document.readyState === 'complete') wait();
  else {
    browser.addEventListener('load', wait, { once: true });
    cancel = () => browser.removeEventListener('load', wait);
  }
  return () => cancel();
}
