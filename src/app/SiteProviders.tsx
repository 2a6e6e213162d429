import type { JSX, ReactNode } from 'react';
import { AdConfigProvider } from '../ads/AdConfigProvider.tsx';
import type { AdConfig } from '../ads/adConfig.ts';
import { DocsConfigProvider } from '../ui/DocsConfig.tsx';
import { BUILD_ID, REPOSITORY_URL, SITE_URL } from '../ui/siteConfig.ts';
import { LANGUAGES } from '../model/language.ts';
import { reportAd } from './siteAnalytics.ts';

/** Read while the site is built: browsers need what was read, not what reads it. */
declare const __AD_CONFIG__: AdConfig;

const docsConfig = {
  siteUrl: SITE_URL,
  repositoryUrl: REPOSITORY_URL,
  languages: LANGUAGES,
  buildId: BUILD_ID,
};
const ads = { config: __AD_CONFIG__, report: reportAd };

/** Hands the site's configuration to everything below. */
export function SiteProviders({ children }: { readonly children: ReactNode }): JSX.Element {
  return (
    <DocsConfigProvider value={docsConfig}>
      <AdConfigProvider value={ads}>{children}</AdConfigProvider>
    </DocsConfigProvider>
  );
}
