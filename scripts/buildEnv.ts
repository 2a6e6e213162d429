import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { VerbError } from './verbError.ts';

/** Settings of a build, from the environment and from `.env` files. */
export type BuildEnv = Readonly<Record<string, string>> & { readonly SITE_URL: string };

/**
 * The address a local build is made for. Its port does not matter: what depends on the address (the
 * service worker, canonical links) goes by the host, so the same build may be served on any port.
 */
export const LOCAL_SITE_URL = 'http://localhost:3000';

/** The path of an address: it becomes a folder, and part of the files that hosts read. */
const PATH = /^\/(?:\w[\w.-]*(?:\/|$))*$/;

/** What settings are read for: a site to be served, or one to be written. */
export type Mode = 'production' | 'development';
type Environment = Readonly<Record<string, string | undefined>>;

const SETTING = /^(?:VITE_.*|SITE_URL|SW_KILL)$/;

/** Reads the settings that change what a build contains. */
export function readBuildEnv(
  root: string,
  environment: Environment = process.env,
  mode: Mode = 'production',
): BuildEnv {
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(readSettings(root, environment, mode))) {
    if (SETTING.test(name) && value !== undefined) env[name] = value;
  }
  return { ...env, SITE_URL: parseSiteUrl(env.SITE_URL || LOCAL_SITE_URL) };
}

/** All that is set: later `.env` files win over earlier ones, and the environment over all of them. */
export function readSettings(
  root: string,
  environment: Environment = process.env,
  mode: Mode = 'production',
): Environment {
  const files = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`]
    .map((name) => join(root, name))
    .filter((file) => existsSync(file));
  const sources = files.map((file) => parseEnv(readFileSync(file, 'utf8')));
  return Object.assign({}, ...sources, environment) as Environment;
}

/** The address of the site, without a slash at its end; it must be a whole one, and may have a path. */
export function parseSiteUrl(text: string): string {
  const fix = `Give the address that readers will use, as in SITE_URL=https://docs.example.com.`;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new VerbError(`SITE_URL is "${text}", which is no address of a site. ${fix}`);
  }
  if (url.search !== '' || url.hash !== '') {
    throw new VerbError(
      `SITE_URL is "${text}", but an address of a site has no ? and no #. ${fix}`,
    );
  }
  if (!PATH.test(url.pathname)) {
    throw new VerbError(
      `SITE_URL is "${text}", but its path may have letters, digits, hyphens, dots and underscores only. ${fix}`,
    );
  }
  return url.origin + url.pathname.replace(/\/$/, '');
}
