import type { JSX, ReactNode } from 'react';
import { AdConfigProvider } from '../ads/AdConfigProvider.tsx';
import { readAdConfig } from '../ads/adConfig.ts';
import { DocsConfigProvider } from '../ui/DocsConfig.tsx';
import { BUILD_ID, REPOSITORY_URL, SITE_URL } from '../ui/siteConfig.ts';
import { LANGUAGES } from '../model/language.ts';
import { reportAd } from './siteAnalytics.ts';

const docsConfig = {
  siteUrl: SITE_URL,
  repositoryUrl: REPOSITORY_URL,
  languages: LANGUAGES,
  buildId: BUILD_ID,
};
const ads = { config: readAdConfig(import.meta.env), report: reportAd };

/** Hands the site's configuration to everything below. */
export function SiteProviders({ children }: { readonly children: ReactNode }): JSX.Element {
  return (
    <DocsConfigProvider value={docsConfig}>
      <AdConfigProvider value={ads}>{children}</AdConfigProvider>
    </DocsConfigProvider>
  );
}
