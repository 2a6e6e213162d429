import type { Site } from '../source/site.ts';

declare global {
  /**
   * The site that this process builds or serves. It stands on the global object because the same process
   * runs this module more than once: in scripts, in Vite's configuration, and bundled for the server.
   */
  var swatchbookSite: Site | Promise<Site> | undefined;
}

/** Makes a site the one that every step works on; a promise while it is being read. */
export function provideSite(site: Site | Promise<Site>): void {
  globalThis.swatchbookSite = site;
}

/** The site that was provided last. */
export async function getSite(): Promise<Site> {
  const site = await globalThis.swatchbookSite;
  if (!site) throw new Error('No site was read yet: call provideSite() first.');
  return site;
}
