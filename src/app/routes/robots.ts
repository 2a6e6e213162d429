import { formatRobots } from '../../build/formatRobots.ts';
import { SITE_URL } from '../../ui/siteConfig.ts';

/** What crawlers should know of this site. */
export function loader(): Response {
  return new Response(formatRobots(SITE_URL), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
