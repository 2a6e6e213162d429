import { lazy, type ComponentType } from 'react';
import type { EmbeddedComponentName } from '../model/embeddedComponents.ts';
import type { EmbedProps } from '../model/page.ts';

/** The components behind `::component[Name]`; each loads with the pages that use it. */
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
