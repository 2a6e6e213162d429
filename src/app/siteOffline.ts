import { useEffect } from 'react';
import { useDocsConfig } from '../ui/DocsConfig.tsx';
import type { PageData } from '../model/pageData.ts';
import { hasOffline } from '../offline/start/hasOffline.ts';
import { startOffline } from '../offline/start/startOffline.ts';
import { whenIdle } from '../ui/whenIdle.ts';

let reportVisit: ReturnType<typeof startOffline> | undefined;

/** Starts the service worker when the page has loaded, and reports which pages are read. */
export function useSiteOffline(page: PageData | null): void {
  const { siteUrl, buildId } = useDocsConfig();
  const { pathname, navigationUrl = null } = page ?? {};
  useEffect(() => {
    // A development server has no worker.
    if (!import.meta.env.PROD || !pathname || !hasOffline(siteUrl, window)) return undefined;
    return whenIdle(window, () => {
      reportVisit ??= startOffline(window, buildId);
      reportVisit({ pathname, navigationUrl });
    });
  }, [pathname, navigationUrl, siteUrl, buildId]);
}
