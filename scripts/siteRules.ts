import { products } from '../content/products.ts';
import { readBasePath } from '../src/build/basePath.ts';
import {
  createHostingRules,
  insistOnHttps,
  type HostingRules,
} from '../src/hosting/hostingRules.ts';
import { listNotFoundFolders } from '../src/hosting/notFoundFolders.ts';
import { listRedirects } from '../src/hosting/redirects.ts';
import { readPolicyHosts } from '../src/hosting/securityPolicy.ts';

/** How this site is served, with its products and the third parties of its settings. */
export function createSiteRules(env: Readonly<Record<string, string>>): HostingRules {
  const rules = createHostingRules(readPolicyHosts(env), {
    base: env.SITE_URL ? readBasePath(env.SITE_URL) : '',
    redirects: listRedirects(products),
    notFoundFolders: listNotFoundFolders(products),
  });
  return env.SITE_URL?.startsWith('https:') ? insistOnHttps(rules) : rules;
}
