/** A file of the shell, as the build lists it for Workbox. */
export interface PrecacheEntry {
  readonly url: string;
  readonly revision: string | null;
  readonly integrity: string;
}

/** The page that is served when another is not available. */
export const OFFLINE_URL = '/offline/';
