import { getStorage } from '../../preferences/storage.ts';
import { isBusy } from './isBusy.ts';
import { fetchServerBuild } from './serverBuild.ts';
import { allowOnce } from './allowOnce.ts';

/** Chunks that blockers take away and that no page needs: the ad slot's. */
const OPTIONAL_CHUNK = /\/mountSlot-/;

/**
 * Loads the page anew when code is missing because the site was deployed in the meantime; once for a
 * page, and never over a reader's unsaved work. Offline and truly missing code are left to the code that
 * asked for it. Part of the first script: a module loaded later could be missing itself.
 */
export function watchMissingChunks(browser: Window & typeof globalThis, build: string): void {
  browser.addEventListener('vite:preloadError', ({ payload }) => {
    if (!OPTIONAL_CHUNK.test(String(payload))) void recover(browser, build);
  });
}

async function recover(browser: Window & typeof globalThis, build: string): Promise<void> {
  const { location } = browser;
  const server = await fetchServerBuild(browser.fetch);
  if (!server || server.buildId === build || isBusy(browser)) return;
  if (allowOnce(getStorage().session, `renewed ${build} ${location.pathname}`, Date.now()))
    location.reload();
}
