import { lazy, type ComponentType } from 'react';
import type { EmbeddedComponentName } from '../model/embeddedComponents.ts';

/** What `::component[Name]` stands for; each loads with the pages that use it. */
export const embeddedComponents: Readonly<Record<EmbeddedComponentName, ComponentType>> = {
  AnalyticsEventTable: lazy(async () => ({
    default: (await import('../analytics/AnalyticsEventTable.tsx')).AnalyticsEventTable,
  })),
  FamilyOverview: lazy(async () => ({
    default: (await import('../page/FamilyOverview.tsx')).FamilyOverview,
  })),
  SearchPage: lazy(async () => ({
    default: (await import('./SiteSearchPage.lazy.tsx')).SiteSearchPage,
  })),
  VersionTable: lazy(async () => ({
    default: (await import('../page/VersionTable.tsx')).VersionTable,
  })),
};

/** Files of the components above, whose stylesheets a page must link from the start. */
export const EMBEDDED_MODULES = {
  AnalyticsEventTable: 'src/analytics/AnalyticsEventTable.tsx',
  FamilyOverview: 'src/page/FamilyOverview.tsx',
  SearchPage: 'src/app/SiteSearchPage.lazy.tsx',
  VersionTable: 'src/page/VersionTable.tsx',
} as const satisfies Record<EmbeddedComponentName, string>;
