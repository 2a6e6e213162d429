import { useEffect } from 'react';
import { BUILD_ID, SITE_URL } from '../docsConfig/siteConfig.ts';
import { hasOffline } from '../offline/hasOffline.ts';
import { whenIdle } from '../ui/whenIdle.ts';

let started: Promise<{ visit(pathname: string): void }> | undefined;

/** Starts the service worker when the page has loaded, and tells it which pages are read. */
export function useSiteOffline(pathname: string | undefined): void {
  useEffect(() => {
    // A development server has no worker.
    if (!import.meta.env.PROD || !pathname || !hasOffline(SITE_URL, window)) return undefined;
    return whenIdle(window, () => {
      started ??= import('../offline/startOffline.ts').then(({ startOffline }) =>
        startOffline(window, BUILD_ID),
      );
      started.then(
        (offline) => offline.visit(pathname),
        // Without its code the site works as it does without a worker; the next page tries again.
        () => (started = undefined),
      );
    });
  }, [pathname]);
}
