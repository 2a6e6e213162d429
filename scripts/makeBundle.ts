import { join } from 'node:path';
import { createBuilder } from 'vite';
import { readBasePath } from '../src/build/basePath.ts';
import {
  BUILD_ID_PLACEHOLDER,
  BUNDLE_DIRECTORY,
  BUNDLED_RENDERER,
  BUNDLED_WORKER,
} from '../src/build/bundle.ts';
import { provideSite } from '../src/build/currentSite.ts';
import { countModules } from '../src/build/vite/countModules.ts';
import { bundleWorker } from '../src/offline/build/bundleWorker.ts';
import { writeInstallFiles } from '../src/offline/build/writeInstallFiles.ts';
import type { Site } from '../src/source/site.ts';
import type { BuildEnv } from './buildEnv.ts';
import { bundleRenderer } from './bundleRenderer.ts';
import { hideNotices } from './hideNotices.ts';

/** What is bundled. */
export interface BundleOptions {
  readonly root: string;
  readonly env: BuildEnv;
  readonly site: Site;
  readonly verbose: boolean;
  /** Told how many modules have been loaded; how many there will be nobody knows. */
  readonly onProgress: (done: number) => void;
}

/** Makes the scripts of browsers, those that render pages, the service worker, and what makes the site installable. */
export async function makeBundle(options: BundleOptions): Promise<void> {
  const { root, env, site, verbose, onProgress } = options;
  const base = readBasePath(env.SITE_URL);
  provideSite(site);
  Object.assign(process.env, env, { BUILD_ID: BUILD_ID_PLACEHOLDER, SITE_FOLDER: `${base}/` });
  if (!verbose) hideNotices(console);
  const builder = await createBuilder({
    root,
    mode: 'production',
    logLevel: verbose ? 'info' : 'error',
    plugins: [countModules(onProgress)],
  });
  await builder.buildApp();
  await bundleRenderer(root, join(root, BUNDLED_RENDERER));
  const isKilled = env.SW_KILL === 'true';
  await bundleWorker({ root, file: join(root, BUNDLED_WORKER), base, isKilled });
  await writeInstallFiles({ root, clientDirectory: join(root, BUNDLE_DIRECTORY, 'client'), base });
}
