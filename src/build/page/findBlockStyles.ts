import type { EmbeddedComponentName } from '../../model/embeddedComponents.ts';
import type { Block, EmbedProps } from '../../model/page.ts';
import { findClientFiles } from '../clientFiles.ts';
import { findApiStyles } from './renderApiBlock.tsx';

/** Files of embedded components, whose stylesheets a page must link from the start. */
const EMBEDDED_MODULES = {
  AnalyticsEventTable: 'src/analytics/AnalyticsEventTable.tsx',
  AskedAddress: 'src/page/AskedAddress.tsx',
  FamilyOverview: 'src/page/FamilyOverview.tsx',
  ProductionError: 'src/page/ProductionError.tsx',
  SavedPages: 'src/offline/page/SavedPages.tsx',
  SearchPage: 'src/app/SiteSearchPage.lazy.tsx',
} as const satisfies Record<EmbeddedComponentName, string>;

/** Stylesheets of the views that load with their blocks: without them the page would jump. */
export async function findBlockStyles(blocks: readonly Block[]): Promise<string[]> {
  const files = await findClientFiles();
  const modules = blocks.flatMap((block) => {
    if (block.kind === 'demo' || block.kind === 'playground') return ['src/demo/DemoView.tsx'];
    if (block.kind === 'api') return findApiStyles(block);
    return isEmbedded(block) ? [EMBEDDED_MODULES[block.name]] : [];
  });
  return [...new Set(modules)].flatMap((module) => files(module).stylesheets);
}

function isEmbedded(
  block: Block,
): block is { kind: 'component'; name: EmbeddedComponentName; props: EmbedProps } {
  return block.kind === 'component' && block.name in EMBEDDED_MODULES;
}
