import { LIVE_PATH } from '../model/frames.ts';
import { LANGUAGES } from '../model/language.ts';
import { listRedirects, type MovedAddresses } from './redirects.ts';
import {
  formatLivePolicy,
  formatSitePolicy,
  NO_HOSTS,
  WORKER_POLICY,
  type PolicyHosts,
} from './securityPolicy.ts';

/** A path, or a whole folder when it ends in `/*`. */
export type PathPattern = `/${string}`;

/** Headers of every answer whose path matches. */
export interface HeaderRule {
  readonly path: PathPattern;
  readonly headers: Readonly<Record<string, string>>;
}

/** How the built site has to be served, by any server. */
export interface HostingRules extends MovedAddresses {
  /** The folder of its host that the site stands in, as in `/docs`; empty for the root. All paths below are without it. */
  readonly base: string;
  /**
   * All matching rules count. Only policies may be named by more than one of them: they then hold
   * together, whereas hosts disagree about any other header that is given twice.
   */
  readonly headers: readonly HeaderRule[];
  /** Folders with a page of their own for unknown addresses. */
  readonly notFoundFolders: readonly string[];
}

/** For files that have their content's hash in their name. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * For everything else: keep it, but ask each time whether it is still good. Static hosts send
 * exactly this on their own, so no rule names it.
 */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

const EVERYTHING = '/*';
/** Folder of the hashed files. */
export const ASSETS_PATH = '/assets/';
/** Folder of the search index, whose files have their content's hash in their name too. */
export const SEARCH_PATH = '/data/search/';

const DENIED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** The rules of the site, with the third parties it was configured for. */
export function createHostingRules(
  hosts: PolicyHosts = NO_HOSTS,
  addresses: Partial<Omit<HostingRules, 'headers'>> = {},
): HostingRules {
  return {
    base: '',
    redirects: listRedirects(),
    languages: LANGUAGES,
    notFoundFolders: [],
    ...addresses,
    headers: [
      {
        path: EVERYTHING,
        headers: {
          'Content-Security-Policy': formatSitePolicy(hosts),
          'Cross-Origin-Opener-Policy': 'same-origin',
          'Permissions-Policy': DENIED_FEATURES.map((name) => `${name}=()`).join(', '),
          'Referrer-Policy': 'strict-origin-when-cross-origin',
          'X-Content-Type-Options': 'nosniff',
        },
      },
      {
        path: `${ASSETS_PATH}*`,
        headers: {
          // The sandboxed live document has no origin, so for it even our own modules are foreign.
          'Access-Control-Allow-Origin': '*',
          'Cache-Control': IMMUTABLE,
          'Content-Security-Policy': WORKER_POLICY,
          'Cross-Origin-Resource-Policy': 'cross-origin',
        },
      },
      { path: '/data/*', headers: { 'Cross-Origin-Resource-Policy': 'same-origin' } },
      { path: `${SEARCH_PATH}*`, headers: { 'Cache-Control': IMMUTABLE } },
      { path: '/sw.js', headers: { 'Content-Security-Policy': WORKER_POLICY } },
      { path: `${LIVE_PATH}*`, headers: { 'Content-Security-Policy': formatLivePolicy(hosts) } },
      { path: '/experiments/*', headers: { 'X-Robots-Tag': 'noindex' } },
    ],
  };
}

/** The same rules for a site with https: browsers then ask for it by https only, for a year after each visit. */
export function insistOnHttps(rules: HostingRules): HostingRules {
  return {
    ...rules,
    headers: rules.headers.map((rule) =>
      rule.path === EVERYTHING
        ? { ...rule, headers: { ...rule.headers, 'Strict-Transport-Security': 'max-age=31536000' } }
        : rule,
    ),
  };
}

/** The headers of one path; where two rules name the same header, its values are joined. */
export function listHeaders(pathname: string, rules: HostingRules): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules.headers) {
    if (!matchesPath(pathname, rule.path)) continue;
    for (const [name, value] of Object.entries(rule.headers)) {
      headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
    }
  }
  return { 'Cache-Control': REVALIDATE, ...headers };
}

/** Whether a path falls under a pattern. */
export function matchesPath(pathname: string, pattern: PathPattern): boolean {
  return pattern.endsWith('/*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
}

/** Paths that ask for a file rather than a page: a missing one must never be answered with HTML. */
export const FILE_REQUEST = /^\/(?:assets|data)\/|\.[^/]+$/;

/** Files beside the pages that are meant for the host or the build, not for readers. */
export const PRIVATE_FILE = /\/\.(?!well-known\/)|^\/_(?:headers|redirects)$/;
