/// <reference types="vite/client" />

declare const __BUILD_ID__: string;
declare const __SITE_URL__: string;

interface ImportMetaEnv {
  readonly VITE_REPOSITORY_URL?: string;
  readonly VITE_MUI_X_LICENSE_KEY?: string;
}
