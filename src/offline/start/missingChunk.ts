import { getStorage } from '../../preferences/storage.ts';
import { isBusy } from './isBusy.ts';
import { fetchServerBuild } from './serverBuild.ts';
import { allowOnce } from './allowOnce.ts';

/** Chunks that blockers take away and that no page needs: the ad slot's. */
const OPTIONAL_CHUNK = /\/mountSlot-/;

/**
 * Loads the page anew when code is missing because the site was deployed in the meantime, and when code that
 * arrived broken can be had; once for a page, and never over a reader's unsaved work. Offline and truly missing
 * code are left to the code that asked for it. Part of the first script: a module loaded later could be missing itself.
 */
export function watchMissingChunks(browser: Window & typeof globalThis, build: string): void {
  browser.addEventListener('vite:preloadError', ({ payload }) => {
    const failure = String(payload);
    if (!OPTIONAL_CHUNK.test(failure)) void recover(browser, build, failure);
  });
}

async function recover(
  browser: Window & typeof globalThis,
  build: string,
  failure: string,
): Promise<void> {
  const { location } = browser;
  const server = await fetchServerBuild(browser.fetch);
  if (!server || isBusy(browser)) return;
  if (server.buildId === build) document.renewCode?.(failure);
  else if (allowOnce(getStorage().session, `renewed ${build} ${location.pathname}`, Date.now()))
    location.reload();
}
