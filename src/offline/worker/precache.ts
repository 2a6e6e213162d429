/** A file of the shell, as the build lists it for Workbox. */
export interface PrecacheEntry {
  readonly url: string;
  readonly revision: string | null;
  readonly integrity: string;
}

/** The page that stands in for all that are not there. */
export const OFFLINE_URL = '/offline/';
