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
  VersionTable: lazy(async () => ({
    default: (await import('../page/VersionTable.tsx')).VersionTable,
  })),
};
