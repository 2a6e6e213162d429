/** Where the sources of this site live. */
export const REPOSITORY_URL: string =
  import.meta.env.VITE_REPOSITORY_URL ?? 'https://github.com/swatchbook/swatchbook';

/** The address the site is built for, without a trailing slash. */
export const SITE_URL: string = __SITE_URL__.replace(/\/$/, '');

/** Tells builds apart, so that a tab never mixes two of them. */
export const BUILD_ID: string = __BUILD_ID__;
