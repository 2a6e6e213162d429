/** Names that Markdown may use in `::component[Name]`; `app` loads them. */
export const EMBEDDED_COMPONENTS = [
  'AnalyticsEventTable',
  'AskedAddress',
  'ColorTool',
  'GalleryFilter',
  'HueSwatches',
  'JoyThemeBuilder',
  'JoyThemeViewer',
  'MaterialIcons',
  'MaterialThemeViewer',
  'ProductionError',
  'SavedPages',
  'SearchPage',
] as const;
export type EmbeddedComponentName = (typeof EMBEDDED_COMPONENTS)[number];

/** Names of those that come in one file, which the home page loads without a step between. */
export const HOME_COMPONENTS = ['FamilyOverview', 'HomeStart', 'ThemeFile', 'ThemePicker'] as const;
export type HomeComponentName = (typeof HOME_COMPONENTS)[number];

/** Names of those that nobody acts on: they become HTML while pages are rendered, and browsers need no code for them. */
export const STATIC_COMPONENTS = ['ShippedPackages', 'VersionTable'] as const;
export type StaticComponentName = (typeof STATIC_COMPONENTS)[number];

/** The component above the cards of a gallery; what it filters by follows from them. */
export const GALLERY_FILTER = 'GalleryFilter' satisfies EmbeddedComponentName;

/** The component that the head of a component's page embeds; Markdown does not name it. */
export const PLAYGROUND_COMPONENT = 'Playground';
