import { useEffect } from 'react';
import type { AdReport } from '../ads/adRecord.ts';
import type { Analytics } from '../analytics/analytics.ts';
import { LANGUAGES } from '../model/language.ts';
import type { PageData } from '../model/pageData.ts';
import { usePreferences } from '../preferences/usePreferences.ts';

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

/** Counts page views and tells what the reader has chosen. */
export function useSiteAnalytics(page: PageData | null): void {
  const preferences = usePreferences();
  const { pathname, productId = null, categoryId = null } = page ?? {};
  useEffect(() => {
    if (!pathname) return;
    // The title is set by now: React commits the head with the page.
    const title = document.title;
    tell((started) => started.pageView({ title, pathname, productId, categoryId }));
  }, [pathname, productId, categoryId]);
  const { codeVariant, mode } = preferences;
  const language = page?.language ?? LANGUAGES.default;
  useEffect(() => {
    tell((started) =>
      started.setUserProperties({ codeVariant, colorScheme: mode, userLanguage: language }),
    );
  }, [codeVariant, mode, language]);
}
