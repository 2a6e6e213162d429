import { useEffect } from 'react';
import type { AdReport } from '../ads/adRecord.ts';
import type { Analytics } from '../analytics/analytics.ts';
import { LANGUAGES } from '../model/language.ts';
import type { PageData } from '../model/pageData.ts';
import { getPreferenceStore } from '../preferences/browserPreferences.ts';

let analytics: Promise<Analytics> | undefined;

/** Without a measurement id nothing of analytics is even loaded. */
function tell(run: (analytics: Analytics) => void): void {
  if (!import.meta.env.VITE_ANALYTICS_ID || import.meta.env.DEV) return;
  analytics ??= import('../analytics/browserAnalytics.ts').then(({ startBrowserAnalytics }) =>
    startBrowserAnalytics(import.meta.env),
  );
  // Blocked scripts are the reader's choice, not an error.
  analytics.then(run, () => undefined);
}

/** Counts what happens in the ad slot. */
export function reportAd(report: AdReport): void {
  tell((started) => started.ad(report));
}

/** What analytics reports about a page. */
type CountedPage = Pick<
  PageData,
  'pathname' | 'canonical' | 'productId' | 'categoryId' | 'language'
>;

/** Reports the reader's settings and counts page views. */
export function useSiteAnalytics(page: CountedPage | null): void {
  const language = page?.language ?? LANGUAGES.default;
  // Before the page view, which is counted together with what is known by then.
  useEffect(() => {
    // The store itself, because hydration renders neutral choices first.
    const store = getPreferenceStore();
    const reportChoices = () => {
      const { codeVariant, mode } = store.get();
      tell((started) =>
        started.setUserProperties({ codeVariant, colorScheme: mode, userLanguage: language }),
      );
    };
    reportChoices();
    return store.subscribe(reportChoices);
  }, [language]);
  const {
    pathname: address,
    canonical: pathname,
    productId = null,
    categoryId = null,
  } = page ?? {};
  useEffect(() => {
    if (!address || !pathname) return;
    // The title is set by now: React commits the head with the page.
    const title = document.title;
    tell((started) => started.pageView({ title, address, pathname, productId, categoryId }));
  }, [address, pathname, productId, categoryId]);
}
