/** Third-party origins the policy lets in, by what they may do. */
export interface PolicyHosts {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
  readonly frame: readonly string[];
  readonly style: readonly string[];
  readonly font: readonly string[];
}

/** The site on its own: no third party at all. */
export const NO_HOSTS: PolicyHosts = {
  script: [],
  connect: [],
  image: [],
  frame: [],
  style: [],
  font: [],
};

/** What each environment variable's origins may do. */
const HOST_VARIABLES = {
  VITE_AD_HOSTS: ['script', 'connect', 'image', 'frame'],
  VITE_ANALYTICS_HOSTS: ['script', 'connect', 'image'],
  VITE_FONT_HOSTS: ['style', 'font'],
} as const satisfies Record<string, readonly (keyof PolicyHosts)[]>;

/** Reads the third-party origins from the environment: lists separated by spaces or commas. */
export function readPolicyHosts(env: Readonly<Record<string, string | undefined>>): PolicyHosts {
  const granted = Object.entries(HOST_VARIABLES).flatMap(([variable, uses]) =>
    (env[variable] ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((text) => ({ origin: parseOrigin(text, variable), uses })),
  );
  const pick = (use: keyof PolicyHosts): string[] => {
    const origins = granted.filter(({ uses }) => uses.some((name) => name === use));
    return [...new Set(origins.map(({ origin }) => origin))];
  };
  return {
    script: pick('script'),
    connect: pick('connect'),
    image: pick('image'),
    frame: pick('frame'),
    style: pick('style'),
    font: pick('font'),
  };
}

/** Anything but a plain origin could smuggle a directive into the policy. */
function parseOrigin(text: string, variable: string): string {
  const origin = /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/i.exec(text)?.[0];
  if (!origin) {
    throw new Error(
      `${variable} holds "${text}", which is not an origin. Write it as https://host.example, without a path.`,
    );
  }
  return origin;
}

/**
 * The part of the policy that is the same for every page, sent as a header. Scripts are missing
 * here because the allowed inline scripts differ from page to page: each page brings its own
 * `script-src` in a meta element (see `sealPages`). Hence also no `default-src`, which would stand
 * in for it; every other kind of fetch is listed instead.
 */
export function formatSitePolicy(hosts: PolicyHosts): string {
  return formatPolicy({
    'base-uri': ["'none'"],
    'connect-src': ["'self'", ...hosts.connect],
    'font-src': ["'self'", ...hosts.font],
    'form-action': ["'self'", 'https://stackblitz.com', 'https://codesandbox.io'],
    'frame-ancestors': ["'self'"],
    'frame-src': ["'self'", ...hosts.frame],
    'img-src': ["'self'", 'data:', ...hosts.image],
    'manifest-src': ["'self'"],
    'media-src': ["'self'"],
    'object-src': ["'none'"],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'", ...hosts.style],
    'worker-src': ["'self'"],
  });
}

/** Added for scripts themselves: a worker takes its policy from the header of its own file. */
export const WORKER_POLICY = formatPolicy({ 'script-src': ["'self'"] });

/** Added for the document that runs edited demos: an origin of its own, and nothing but scripts. */
export const LIVE_POLICY = formatPolicy({ sandbox: ['allow-scripts'] });

/** What a page's own policy depends on. */
export interface ScriptPolicyOptions {
  /** Digests of the page's inline scripts, e.g. `sha256-…`. */
  readonly digests: readonly string[];
  readonly hosts: PolicyHosts;
  /** Whether code may be made from text; true only for the sandboxed live editing document. */
  readonly allowsEval: boolean;
}

/** The `script-src` of one page, for its meta element. */
export function formatScriptPolicy({ digests, hosts, allowsEval }: ScriptPolicyOptions): string {
  return formatPolicy({
    'script-src': [
      "'self'",
      ...(allowsEval ? ["'unsafe-eval'"] : []),
      ...digests.map((digest) => `'${digest}'`),
      ...(allowsEval ? [] : hosts.script),
    ],
  });
}

function formatPolicy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
