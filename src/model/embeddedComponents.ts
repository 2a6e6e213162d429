/** Names that Markdown may use in `::component[Name]`; `app` loads them. */
export const EMBEDDED_COMPONENTS = [
  'AnalyticsEventTable',
  'AskedAddress',
  'FamilyOverview',
  'ProductionError',
  'SavedPages',
  'SearchPage',
] as const;
export type EmbeddedComponentName = (typeof EMBEDDED_COMPONENTS)[number];

/** Names of those that nobody acts on: they become HTML while pages are rendered, and browsers need no code for them. */
export const STATIC_COMPONENTS = ['ShippedPackages', 'VersionTable'] as const;
export type StaticComponentName = (typeof STATIC_COMPONENTS)[number];

/** The component that the head of a component's page embeds; Markdown does not name it. */
export const PLAYGROUND_COMPONENT = 'Playground';
