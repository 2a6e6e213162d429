/** Origins the policy lets in, by what they may do. */
export interface PolicyHosts {
  /**
   * The site itself. Some versions of WebKit take `'self'` for nothing in documents without origin, such as that of
   * edited demos: https://bugs.webkit.org/show_bug.cgi?id=316847. Hence it is named there, too.
   */
  readonly own: readonly string[];
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
  readonly frame: readonly string[];
  readonly style: readonly string[];
  readonly font: readonly string[];
}

/** The site on its own: no third party at all. */
export const NO_HOSTS: PolicyHosts = {
  own: [],
  script: [],
  connect: [],
  image: [],
  frame: [],
  style: [],
  font: [],
};

type Env = Readonly<Record<string, string | undefined>>;

/** Reads the third-party origins from the settings; what is not configured is not let in. */
export function readPolicyHosts(env: Env): PolicyHosts {
  const grants = listGrants(env);
  const pick = (use: Use): string[] => [
    ...new Set(grants.filter(({ uses }) => uses.includes(use)).flatMap(({ origins }) => origins)),
  ];
  return {
    own: env.SITE_URL ? [nameOwnOrigin(env.SITE_URL)] : [],
    script: pick('script'),
    connect: pick('connect'),
    image: pick('image'),
    frame: pick('frame'),
    style: pick('style'),
    font: pick('font'),
  };
}

/** A site on this machine is served on whichever port is free. */
function nameOwnOrigin(siteUrl: string): string {
  const { protocol, hostname, origin } = new URL(siteUrl);
  return hostname === 'localhost' ? `${protocol}//${hostname}:*` : origin;
}

type Use = Exclude<keyof PolicyHosts, 'own'>;

interface Grant {
  readonly uses: readonly Use[];
  readonly origins: readonly string[];
}

/** Who may do what. The JSON endpoint wins over the script, as in the ad slot, and never runs code. */
function listGrants(env: Env): Grant[] {
  const grants: Grant[] = [
    { uses: ['style', 'font'], origins: readOrigins(env, 'VITE_FONT_HOSTS') },
  ];
  const adHosts = readOrigins(env, 'VITE_AD_HOSTS');
  if (env.VITE_AD_JSON_URL) {
    const endpoint = readOrigin(env.VITE_AD_JSON_URL, 'VITE_AD_JSON_URL');
    grants.push({ uses: ['connect', 'image'], origins: [endpoint, ...adHosts] });
  } else if (env.VITE_AD_SCRIPT_URL) {
    const script = readOrigin(env.VITE_AD_SCRIPT_URL, 'VITE_AD_SCRIPT_URL');
    const uses = ['script', 'connect', 'image', 'frame'] as const;
    grants.push({ uses, origins: [script, ...adHosts] });
  }
  const analyticsHosts = readOrigins(env, 'VITE_ANALYTICS_HOSTS');
  if (env.VITE_ANALYTICS_ID) {
    grants.push({ uses: ['script', 'connect', 'image'], origins: analyticsHosts });
  }
  return grants;
}

/** A list separated by spaces or commas. */
function readOrigins(env: Env, variable: string): string[] {
  const texts = (env[variable] ?? '').split(/[\s,]+/).filter(Boolean);
  return texts.map((text) => parseOrigin(text, variable));
}

function readOrigin(address: string, variable: string): string {
  return parseOrigin(URL.canParse(address) ? new URL(address).origin : address, variable);
}

/** Browsers trust this machine without https, and a network for tests runs there. */
const ORIGIN =
  /^(?:https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]))(?::\d+)?$/i;

/** Anything but a plain origin could smuggle a directive into the policy. */
function parseOrigin(text: string, variable: string): string {
  if (ORIGIN.test(text)) return text;
  throw new Error(
    `${variable} holds "${text}", which is not an origin. Write it as https://host.example, without a path.`,
  );
}

/**
 * The part of the policy that is the same for every page, sent as a header. Scripts are missing
 * here because the allowed inline scripts differ from page to page: each page brings its own
 * `script-src` in a meta element (see `sealPage`). Hence also no `default-src`, which would stand
 * in for it; every other kind of fetch is listed instead.
 */
export function formatSitePolicy(hosts: PolicyHosts): string {
  return formatPolicy({
    'base-uri': ["'none'"],
    'connect-src': ["'self'", ...hosts.connect],
    'font-src': ["'self'", ...hosts.own, ...hosts.font],
    'form-action': ["'self'", 'https://stackblitz.com', 'https://codesandbox.io'],
    'frame-ancestors': ["'self'"],
    'frame-src': ["'self'", ...hosts.frame],
    'img-src': ["'self'", 'data:', ...hosts.own, ...hosts.image],
    'manifest-src': ["'self'"],
    'media-src': ["'self'"],
    'object-src': ["'none'"],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'", ...hosts.own, ...hosts.style],
    'worker-src': ["'self'"],
  });
}

/** Added for scripts themselves: a worker takes its policy from the header of its own file. */
export const WORKER_POLICY = formatPolicy({ 'script-src': ["'self'"] });

/**
 * Added for the document that runs edited demos: an origin of its own, nothing but scripts, and nothing of other hosts,
 * not even by a prefetch, which only `default-src` refuses. Which inline scripts may run is up to its own seal.
 */
export function formatLivePolicy({ own }: PolicyHosts): string {
  return formatPolicy({
    'default-src': ["'self'", ...own],
    'connect-src': ["'none'"],
    'frame-src': ["'none'"],
    'img-src': ["'self'", 'data:', ...own],
    'script-src': ["'self'", "'unsafe-eval'", "'unsafe-inline'", ...own],
    'style-src': ["'self'", "'unsafe-inline'", ...own],
    sandbox: ['allow-scripts'],
  });
}

/** What a page's own policy depends on. */
export interface ScriptPolicyOptions {
  /** Digests of the page's inline scripts, e.g. `sha256-…`. */
  readonly digests: readonly string[];
  readonly hosts: PolicyHosts;
  /** Whether code may be made from text; true only for the sandboxed live editing document. */
  readonly allowsEval: boolean;
}

/**
 * The `script-src` of one page, for its meta element. Where no code may be made from text, texts have to pass the page's
 * one policy for trusted types too; scripts of third parties bring policies of their own.
 */
export function formatScriptPolicy({ digests, hosts, allowsEval }: ScriptPolicyOptions): string {
  const digestSources = digests.map((digest) => `'${digest}'`);
  if (allowsEval)
    return formatPolicy({
      'script-src': ["'self'", "'unsafe-eval'", ...digestSources, ...hosts.own],
    });
  return formatPolicy({
    'script-src': ["'self'", ...digestSources, ...hosts.script],
    'require-trusted-types-for': ["'script'"],
    ...(hosts.script.length === 0 && { 'trusted-types': ['default'] }),
  });
}

function formatPolicy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
