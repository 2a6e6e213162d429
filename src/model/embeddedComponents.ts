/** Names that Markdown may use in `::component[Name]`; `app` says what they stand for. */
export const EMBEDDED_COMPONENTS = [
  'AnalyticsEventTable',
  'FamilyOverview',
  'ProductionError',
  'SavedPages',
  'SearchPage',
  'VersionTable',
] as const;
export type EmbeddedComponentName = (typeof EMBEDDED_COMPONENTS)[number];
