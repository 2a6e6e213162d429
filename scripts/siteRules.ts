import { products } from '../content/products.ts';
import { createHostingRules, type HostingRules } from '../src/hosting/hostingRules.ts';
import { listRedirects } from '../src/hosting/redirects.ts';
import { readPolicyHosts } from '../src/hosting/securityPolicy.ts';
import type { BuildEnv } from './buildEnv.ts';

/** How this site is served, with its products and the third parties of its settings. */
export function createSiteRules(env: BuildEnv): HostingRules {
  return createHostingRules(readPolicyHosts(env), listRedirects(products));
}
