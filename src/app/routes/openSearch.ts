import { SITE_URL } from '../../ui/siteConfig.ts';
import { formatOpenSearch } from '../../search/openSearch.ts';

/** How browsers search this site from their address bar. */
export function loader(): Response {
  return new Response(formatOpenSearch(SITE_URL), {
    headers: { 'Content-Type': 'application/opensearchdescription+xml; charset=utf-8' },
  });
}
