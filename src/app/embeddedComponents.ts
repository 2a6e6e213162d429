import { lazy, type ComponentType } from 'react';
import type { EmbedProps } from '../model/page.ts';

/** Components that Markdown may name in `::component[Name]`; each loads with the pages that use it. */
export const embeddedComponents: Readonly<Record<string, ComponentType<EmbedProps>>> = {
  FamilyOverview: lazy(async () => ({
    default: (await import('../page/FamilyOverview.tsx')).FamilyOverview,
  })),
  VersionTable: lazy(async () => ({
    default: (await import('../page/VersionTable.tsx')).VersionTable,
  })),
};
