/** Where the sources of this site live. */
export const REPOSITORY_URL: string =
  import.meta.env.VITE_REPOSITORY_URL ?? 'https://github.com/swatchbook/swatchbook';

/** The address the site is built for, without a trailing slash. */
export const SITE_URL: string = __SITE_URL__.replace(/\/$/, '');

/**
 * Identifies the build, so that a tab never mixes two of them. Browsers read it from the document:
 * scripts that held it would all get new names, and be loaded anew, with every build.
 */
export const BUILD_ID: string = import.meta.env.SSR
  ? __BUILD_ID__
  : (document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '');
