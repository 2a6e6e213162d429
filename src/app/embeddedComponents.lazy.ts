import type { ComponentType } from 'react';
import type { EmbeddedComponentName } from '../model/embeddedComponents.ts';
import type { EmbedProps } from '../model/page.ts';

type Loader = () => Promise<ComponentType<EmbedProps>>;

/** The components behind `::component[Name]`. Pages that embed none load no word of this. */
const LOADERS = {
  AnalyticsEventTable: async () =>
    (await import('../analytics/AnalyticsEventTable.tsx')).AnalyticsEventTable,
  AskedAddress: async () => (await import('../page/AskedAddress.tsx')).AskedAddress,
  ColorTool: async () => (await import('../demo/colorTool/ColorTool.tsx')).ColorTool,
  GalleryFilter: async () => (await import('./SiteGalleryFilter.lazy.tsx')).SiteGalleryFilter,
  HueSwatches: async () => (await import('../demo/colorTool/HueSwatches.tsx')).HueSwatches,
  JoyThemeBuilder: async () =>
    (await import('../demo/joyBuilder/JoyThemeBuilder.tsx')).JoyThemeBuilder,
  JoyThemeViewer: async () =>
    (await import('../demo/themeViewer/JoyThemeViewer.tsx')).JoyThemeViewer,
  MaterialIcons: async () => (await import('./SiteMaterialIcons.lazy.tsx')).SiteMaterialIcons,
  MaterialThemeViewer: async () =>
    (await import('../demo/themeViewer/MaterialThemeViewer.tsx')).MaterialThemeViewer,
  ProductionError: async () => (await import('../page/ProductionError.tsx')).ProductionError,
  SavedPages: async () => (await import('../offline/page/SavedPages.tsx')).SavedPages,
  SearchPage: async () => (await import('./SiteSearchPage.lazy.tsx')).SiteSearchPage,
} satisfies Record<EmbeddedComponentName, Loader>;

/** Loads a component by its name; content that names another does not build. */
export async function loadEmbedded(name: string): Promise<ComponentType<EmbedProps>> {
  const load = (LOADERS as Readonly<Record<string, Loader | undefined>>)[name];
  if (!load) throw new Error(`No component "${name}".`);
  return load();
}
