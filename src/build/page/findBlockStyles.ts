import type { EmbeddedComponentName, HomeComponentName } from '../../model/embeddedComponents.ts';
import type { Block, EmbedProps } from '../../model/page.ts';
import { findClientFiles } from '../clientFiles.ts';
import { COMPONENT_PARTS, findApiStyles } from './renderApiBlock.tsx';

/** Files of embedded components, whose stylesheets a page must link from the start. */
const EMBEDDED_MODULES = {
  AnalyticsEventTable: 'src/analytics/AnalyticsEventTable.tsx',
  AskedAddress: 'src/page/AskedAddress.tsx',
  ColorTool: 'src/demo/colorTool/ColorTool.tsx',
  FamilyOverview: 'src/home/home.ts',
  GalleryFilter: 'src/app/SiteGalleryFilter.lazy.tsx',
  HomeStart: 'src/home/home.ts',
  HueSwatches: 'src/demo/colorTool/HueSwatches.tsx',
  JoyThemeBuilder: 'src/demo/joyBuilder/JoyThemeBuilder.tsx',
  JoyThemeViewer: 'src/demo/themeViewer/JoyThemeViewer.tsx',
  MaterialIcons: 'src/app/SiteMaterialIcons.lazy.tsx',
  MaterialThemeViewer: 'src/demo/themeViewer/MaterialThemeViewer.tsx',
  ProductionError: 'src/page/ProductionError.tsx',
  SavedPages: 'src/offline/page/SavedPages.tsx',
  SearchPage: 'src/app/SiteSearchPage.lazy.tsx',
  ThemeFile: 'src/home/home.ts',
  ThemePicker: 'src/home/home.ts',
} as const satisfies Record<EmbeddedComponentName | HomeComponentName, string>;

/** Stylesheets of the views that load with their blocks: without them the page would jump. */
export async function findBlockStyles(blocks: readonly Block[]): Promise<string[]> {
  const files = await findClientFiles();
  const modules = blocks.flatMap((block) => {
    if (block.kind === 'demo' || block.kind === 'playground') return [COMPONENT_PARTS];
    if (block.kind === 'api') return findApiStyles(block);
    return isEmbedded(block) ? [EMBEDDED_MODULES[block.name]] : [];
  });
  return [...new Set(modules)].flatMap((module) => files(module).stylesheets);
}

function isEmbedded(
  block: Block,
): block is { kind: 'component'; name: keyof typeof EMBEDDED_MODULES; props: EmbedProps } {
  return block.kind === 'component' && block.name in EMBEDDED_MODULES;
}
