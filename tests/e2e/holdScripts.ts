import type { Page } from 'playwright-core';

/** Holds back the scripts of the documents that a tab opens; what is returned lets them run. */
export async function holdScripts(tab: Page): Promise<() => void> {
  let letScriptsRun = (): void => undefined;
  const allowed = new Promise<void>((resolve) => {
    letScriptsRun = resolve;
  });
  await tab.route('**/assets/*.js', async (route) => {
    await allowed;
    // A test may have ended meanwhile.
    await route.fallback().catch(() => undefined);
  });
  return letScriptsRun;
}

/** Opens a document and waits until all of its text is there, but not for its scripts. */
export async function openDocument(tab: Page, url: string): Promise<void> {
  await tab.goto(url, { waitUntil: 'commit' });
  await tab.locator('main footer').waitFor({ state: 'attached' });
  await tab.waitForFunction(() => document.readyState !== 'loading');
}
