/// <reference types="vite/client" />

declare const __BUILD_ID__: string;
declare const __SITE_URL__: string;

interface ImportMetaEnv {
  readonly VITE_REPOSITORY_URL?: string;
  readonly VITE_MUI_X_LICENSE_KEY?: string;
  /** Share of blocked ad slots that show the appeal. */
  readonly VITE_AD_APPEAL_SHARE?: string;
  /** Stylesheet of the icon font on a font host; the site brings its own otherwise. */
  readonly VITE_ICON_FONT_URL?: string;
}
