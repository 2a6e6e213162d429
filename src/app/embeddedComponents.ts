import type { EmbeddedComponentName, PLAYGROUND_COMPONENT } from '../model/embeddedComponents.ts';
import type { EmbedProps } from '../model/page.ts';
import { definePart, type Part } from '../ui/LoadedPart.tsx';

/** The components behind `::component[Name]`; each loads with the pages that use it. */
export const embeddedComponents: Readonly<
  Record<EmbeddedComponentName | typeof PLAYGROUND_COMPONENT, Part<EmbedProps>>
> = {
  AnalyticsEventTable: definePart(
    async () => (await import('../analytics/AnalyticsEventTable.tsx')).AnalyticsEventTable,
  ),
  AskedAddress: definePart(async () => (await import('../page/AskedAddress.tsx')).AskedAddress),
  FamilyOverview: definePart(
    async () => (await import('../page/FamilyOverview.tsx')).FamilyOverview,
  ),
  Playground: definePart(async () => (await import('../demo/DemoView.tsx')).PlaygroundBar),
  ProductionError: definePart(
    async () => (await import('../page/ProductionError.tsx')).ProductionError,
  ),
  SavedPages: definePart(async () => (await import('../offline/page/SavedPages.tsx')).SavedPages),
  SearchPage: definePart(async () => (await import('./SiteSearchPage.lazy.tsx')).SiteSearchPage),
};
