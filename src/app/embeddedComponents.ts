import { lazy, type ComponentType } from 'react';
import type { EmbeddedComponentName } from '../model/embeddedComponents.ts';
import type { EmbedProps } from '../model/page.ts';

/** What `::component[Name]` stands for; each loads with the pages that use it. */
export const embeddedComponents: Readonly<
  Record<EmbeddedComponentName, ComponentType<EmbedProps>>
> = {
  AnalyticsEventTable: lazy(async () => ({
    default: (await import('../analytics/AnalyticsEventTable.tsx')).AnalyticsEventTable,
  })),
  FamilyOverview: lazy(async () => ({
    default: (await import('../page/FamilyOverview.tsx')).FamilyOverview,
  })),
  ProductionError: lazy(async () => ({
    default: (await import('../page/ProductionError.tsx')).ProductionError,
  })),
  SavedPages: lazy(async () => ({
    default: (await import('../offline/page/SavedPages.tsx')).SavedPages,
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
  ProductionError: 'src/page/ProductionError.tsx',
  SavedPages: 'src/offline/page/SavedPages.tsx',
  SearchPage: 'src/app/SiteSearchPage.lazy.tsx',
  VersionTable: 'src/page/VersionTable.tsx',
} as const satisfies Record<EmbeddedComponentName, string>;
