import { useEffect } from 'react';
import type { AdReport } from '../ads/adRecord.ts';
import type { Analytics } from '../analytics/analytics.ts';
import type { PageData } from '../model/pageData.ts';
import { getPreferenceStore } from '../preferences/browserPreferences.ts';
import { useDocsConfig } from '../ui/DocsConfig.tsx';

let analytics: Promise<Analytics> | undefined;

/** Without a measurement id nothing of analytics is even loaded. */
function withAnalytics(run: (analytics: Analytics) => void): void {
  if (!import.meta.env.VITE_ANALYTICS_ID) return;
  if (import.meta.env.DEV && import.meta.env.VITE_ANALYTICS_IN_DEV !== 'true') return;
  analytics ??= import('../analytics/browserAnalytics.ts').then(({ startBrowserAnalytics }) =>
    startBrowserAnalytics(import.meta.env),
  );
  // Blocked scripts are the reader's choice, not an error.
  analytics.then(run, () => undefined);
}

/** Counts what happens in the ad slot. */
export function reportAd(report: AdReport): void {
  withAnalytics((started) => started.ad(report));
}

/** What analytics reports about a page. */
type CountedPage = Pick<
  PageData,
  'canonical' | 'productId' | 'categoryId' | 'language' | 'missing'
>;

/** Reports the reader's settings and counts page views; unknown addresses are views of what was asked for. */
export function useSiteAnalytics(page: CountedPage | null, address: string): void {
  const { languages } = useDocsConfig();
  const language = page?.language ?? languages.default;
  // Before the page view, which is counted together with what is known by then.
  useEffect(() => {
    if (!import.meta.env.VITE_ANALYTICS_ID) return undefined;
    // The store itself, because hydration renders neutral choices first.
    const store = getPreferenceStore();
    const reportChoices = () => {
      const { codeVariant, mode } = store.get();
      withAnalytics((started) =>
        started.setUserProperties({ codeVariant, colorScheme: mode, userLanguage: language }),
      );
    };
    reportChoices();
    return store.subscribe(reportChoices);
  }, [language]);
  const { canonical, missing, productId = null, categoryId = null } = page ?? {};
  const pathname = missing ? address : canonical;
  useEffect(() => {
    if (!pathname || !import.meta.env.VITE_ANALYTICS_ID) return;
    // The title is set by now: React commits the head with the page.
    const title = document.title;
    withAnalytics((started) =>
      started.pageView({ title, address, pathname, productId, categoryId }),
    );
  }, [address, pathname, productId, categoryId]);
}
