import type { ApiDocs } from './api/joinPackages.ts';
import { assembleSite } from './assembleSite.ts';
import { readSiteFiles, type SiteInput } from './readSiteFiles.ts';
import type { Site } from './site.ts';

/**
 * Reads all content and holds it together. Without the packages' API (null) it is left out of pages and
 * checks, which saves reading it. `onRead` hears how many of the pages have been read.
 */
export async function loadSite(
  input: SiteInput,
  api: ApiDocs | null,
  onRead?: (done: number, total: number) => void,
): Promise<Site> {
  return assembleSite(await readSiteFiles(input, onRead), api);
}
