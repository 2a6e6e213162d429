import { isLoopback, parseAddress } from './address.ts';

/** The variables the ad slot is configured with, and whether this is a development server. */
export interface AdEnvironment {
  readonly DEV?: boolean | undefined;
  readonly VITE_AD_IN_DEV?: string | undefined;
  readonly VITE_AD_SCRIPT_URL?: string | undefined;
  readonly VITE_AD_SCRIPT_ID?: string | undefined;
  readonly VITE_AD_PLACEHOLDER?: string | undefined;
  readonly VITE_AD_BACKERS?: string | undefined;
  readonly VITE_AD_JSON_URL?: string | undefined;
  readonly VITE_AD_HOSTS?: string | undefined;
  readonly VITE_AD_POWERED_BY?: string | undefined;
}

/** A network whose script draws the advertisement, in a frame of its own. */
export interface ScriptNetwork {
  readonly kind: 'script';
  readonly src: string;
  /** The id the network's script looks itself up by. */
  readonly scriptId: string;
  readonly placeholderSelector: string;
  /** Matches inside a placeholder that only points to the site's own backers: nothing was sold. */
  readonly backersSelector: string;
}

/** A network that answers with data, which the site draws as text. */
export interface JsonNetwork {
  readonly kind: 'json';
  readonly url: string;
  /** Hosts that links, pictures and pixels may point to; `*.host` matches every subdomain. */
  readonly allowedHosts: readonly string[];
  /** A network on this machine, as tests run one, may use http for addresses on this machine. */
  readonly allowLoopback: boolean;
}

export interface NoNetwork {
  readonly kind: 'none';
}

/** All settings of the ad slot. */
export interface AdConfig {
  /** False in development, unless asked for. */
  readonly active: boolean;
  readonly network: NoNetwork | ScriptNetwork | JsonNetwork;
  readonly poweredBy: string;
}

/** Reads the settings; throws at a wrong one, so that the build stops before it reaches readers. */
export function readAdConfig(env: AdEnvironment): AdConfig {
  return {
    active: !env.DEV || env.VITE_AD_IN_DEV === 'true',
    network: readNetwork(env),
    poweredBy: env.VITE_AD_POWERED_BY || 'Carbon',
  };
}

/** The JSON endpoint wins over the script: what it sends never runs. */
function readNetwork(env: AdEnvironment): AdConfig['network'] {
  if (env.VITE_AD_JSON_URL) {
    const url = readAddress('VITE_AD_JSON_URL', env.VITE_AD_JSON_URL);
    const origins = (env.VITE_AD_HOSTS ?? '')
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean);
    return {
      kind: 'json',
      url: url.href,
      allowedHosts: [url.host, ...origins.map((origin) => origin.replace(/^https?:\/\//, ''))],
      allowLoopback: isLoopback(url),
    };
  }
  if (env.VITE_AD_SCRIPT_URL) {
    return {
      kind: 'script',
      src: readAddress('VITE_AD_SCRIPT_URL', env.VITE_AD_SCRIPT_URL).href,
      scriptId: env.VITE_AD_SCRIPT_ID || '_carbonads_js',
      placeholderSelector: env.VITE_AD_PLACEHOLDER || '#carbonads',
      backersSelector: env.VITE_AD_BACKERS || 'a[href*="/discover-more/backers"]',
    };
  }
  return { kind: 'none' };
}

function readAddress(variable: string, text: string): URL {
  const url = parseAddress(text);
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url))) return url;
  throw new Error(`${variable} is "${text}". It must be an https address.`);
}
