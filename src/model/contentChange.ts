/** Sent by the dev server to open pages when content has changed. */
export const CONTENT_EVENT = 'swatchbook:content';

/** What changed besides pages. */
export interface ContentChange {
  /** Products whose side navigation is another one now. */
  readonly navigations: readonly string[];
}

/** Asks what has changed while a page was loading, and is answered by a change. */
export const MISSED_EVENT = 'swatchbook:missed';
