/** Names that Markdown may use in `::component[Name]`; `app` maps them to components. */
export const EMBEDDED_COMPONENTS = [
  'AnalyticsEventTable',
  'AskedAddress',
  'FamilyOverview',
  'ProductionError',
  'SavedPages',
  'SearchPage',
  'ShippedPackages',
  'VersionTable',
] as const;
export type EmbeddedComponentName = (typeof EMBEDDED_COMPONENTS)[number];
