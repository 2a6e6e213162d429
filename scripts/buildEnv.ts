import { loadEnv } from 'vite';

/** Settings of a build, from the environment and from `.env` files. */
export type BuildEnv = Readonly<Record<string, string>> & { readonly SITE_URL: string };

/**
 * The address a local build is made for. Its port does not matter: what depends on the address (the
 * service worker, canonical links) goes by the host, so the same build may be served on any port.
 */
export const LOCAL_SITE_URL = 'http://localhost:3000';

/** Reads the settings that change what a build contains. */
export function readBuildEnv(root: string): BuildEnv {
  const env = loadEnv('production', root, ['VITE_', 'SITE_URL', 'SW_KILL']);
  return { ...env, SITE_URL: env.SITE_URL ?? LOCAL_SITE_URL };
}
