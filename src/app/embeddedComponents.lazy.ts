import type { ComponentType } from 'react';
import type { EmbeddedComponentName } from '../model/embeddedComponents.ts';
import type { EmbedProps } from '../model/page.ts';

/** The components behind `::component[Name]`. Pages that embed none load no word of this. */
export const embeddedLoaders: Readonly<
  Record<EmbeddedComponentName, () => Promise<ComponentType<EmbedProps>>>
> = {
  AnalyticsEventTable: async () =>
    (await import('../analytics/AnalyticsEventTable.tsx')).AnalyticsEventTable,
  AskedAddress: async () => (await import('../page/AskedAddress.tsx')).AskedAddress,
  FamilyOverview: async () => (await import('../page/FamilyOverview.tsx')).FamilyOverview,
  ProductionError: async () => (await import('../page/ProductionError.tsx')).ProductionError,
  SavedPages: async () => (await import('../offline/page/SavedPages.tsx')).SavedPages,
  SearchPage: async () => (await import('./SiteSearchPage.lazy.tsx')).SiteSearchPage,
};
