import { useEffect } from 'react';
import { BUILD_ID, SITE_URL } from '../docsConfig/siteConfig.ts';
import type { PageData } from '../model/pageData.ts';
import { hasOffline } from '../offline/hasOffline.ts';
import { startOffline } from '../offline/startOffline.ts';
import { whenIdle } from '../ui/whenIdle.ts';

let tellVisit: ReturnType<typeof startOffline> | undefined;

/** Starts the service worker when the page has loaded, and tells it which pages are read. */
export function useSiteOffline(page: PageData | null): void {
  const { pathname, navigationUrl = null } = page ?? {};
  useEffect(() => {
    // A development server has no worker.
    if (!import.meta.env.PROD || !pathname || !hasOffline(SITE_URL, window)) return undefined;
    return whenIdle(window, () => {
      tellVisit ??= startOffline(window, BUILD_ID);
      tellVisit({ pathname, navigationUrl });
    });
  }, [pathname, navigationUrl]);
}
