import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createBuilder } from 'vite';
import { readBasePath } from '../src/build/basePath.ts';
import { BUILD_ID_PLACEHOLDER, BUNDLE_DIRECTORY } from '../src/build/bundle.ts';
import { provideSite } from '../src/build/currentSite.ts';
import type { Site } from '../src/source/site.ts';
import type { BuildEnv } from './buildEnv.ts';
import { hideNotices } from './hideNotices.ts';

/** What is bundled, and from what. */
export interface BundleOptions {
  readonly root: string;
  readonly env: BuildEnv;
  readonly site: Site;
  /** A digest of all that the bundles follow from. */
  readonly inputs: string;
  readonly verbose: boolean;
}

/** Bundles the scripts of browsers and the one that renders pages, unless they are there. Tells whether it did. */
export async function bundle({
  root,
  env,
  site,
  inputs,
  verbose,
}: BundleOptions): Promise<boolean> {
  const stamp = join(root, BUNDLE_DIRECTORY, 'inputs.sha256');
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === inputs) return false;
  provideSite(site);
  Object.assign(process.env, env, {
    BUILD_ID: BUILD_ID_PLACEHOLDER,
    SITE_FOLDER: `${readBasePath(env.SITE_URL)}/`,
  });
  if (!verbose) hideNotices(console);
  const builder = await createBuilder({
    root,
    mode: 'production',
    logLevel: verbose ? 'info' : 'error',
  });
  await builder.buildApp();
  // Written last, so that bundles that were cut short are not taken for whole ones.
  await writeFile(stamp, inputs);
  return true;
}
