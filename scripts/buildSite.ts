import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { products } from '../content/products.ts';
import { provideSite } from '../src/build/currentSite.ts';
import { prerenderSite } from '../src/build/prerender/prerenderSite.ts';
import { compressFiles } from '../src/hosting/compressFiles.ts';
import { sealPages } from '../src/hosting/sealPages.ts';
import { readPolicyHosts } from '../src/hosting/securityPolicy.ts';
import { writeHostingFiles } from '../src/hosting/writeHostingFiles.ts';
import { hashSearchFiles } from '../src/search/index/hashSearchFiles.ts';
import { buildOffline } from '../src/offline/build/buildOffline.ts';
import type { Site } from '../src/source/site.ts';
import type { BuildEnv } from './buildEnv.ts';
import { bundle } from './bundle.ts';
import { loadCheckedContent } from './checkContent.ts';
import { formatSeconds } from './formatSeconds.ts';
import { hashInputs } from './hashInputs.ts';
import { readApi } from './readApi.ts';
import { createSiteRules } from './siteRules.ts';
import { VerbError } from './verbError.ts';

/** Builds the whole site into `build/`. */
export async function buildSite(root: string, env: BuildEnv): Promise<void> {
  const inputs = await hashInputs(root, env);
  await rm(locateStamp(root), { force: true });
  const api = await readApi(root, { sizes: true });
  const site = await loadCheckedContent(root, api);
  provideSite(site);
  await time('bundled', async () => {
    await bundle(root, { ...env, BUILD_ID: inputs.slice(0, 8) });
    return `${site.demos.length} demos`;
  });
  await time('prerendered', () => prerender(root, site));
  await finishBuild(root, env);
  await writeFile(locateStamp(root), inputs);
}

/** Builds the site unless the last build was made from exactly the same files and settings. */
export async function ensureBuild(root: string, env: BuildEnv): Promise<void> {
  if (existsSync(locateStamp(root))) {
    const built = await readFile(locateStamp(root), 'utf8');
    if (built === (await hashInputs(root, env))) {
      console.log('Nothing has changed since the last build.');
      return;
    }
  }
  await buildSite(root, env);
}

/** Renders all pages; a mistake in one does not hide those in others. */
async function prerender(root: string, site: Site): Promise<string> {
  const problems = await prerenderSite({ root, site, onProgress: () => undefined });
  if (problems.length > 0) {
    throw new VerbError(`${problems.join('\n\n')}\n\n${problems.length} pages cannot be made.`);
  }
  await rm(join(root, 'build/server'), { recursive: true });
  return `${site.pages.length} pages`;
}

/**
 * The steps between prerendered pages and a site that can be served. Sealing changes the pages, so
 * whatever reads their bytes comes after it; compressing comes last.
 */
async function finishBuild(root: string, env: BuildEnv): Promise<void> {
  const buildDirectory = join(root, 'build');
  const clientDirectory = join(buildDirectory, 'client');
  const hosts = readPolicyHosts(env);
  await placeNotFound(clientDirectory);
  const frameScripts = await readFrameScripts(root, env);
  await time(
    'sealed',
    async () => `${await sealPages(clientDirectory, hosts, frameScripts)} pages`,
  );
  await time('indexed', async () => `${await hashSearchFiles(clientDirectory)} search files`);
  await time('made', () =>
    buildOffline({ root, clientDirectory, products, isKilled: env.SW_KILL === 'true' }),
  );
  await writeHostingFiles(buildDirectory, createSiteRules(env));
  await time('compressed', async () => {
    const { files, fresh } = await compressFiles({
      clientDirectory,
      cacheDirectory: join(root, '.cache/compressed'),
      now: Date.now(),
    });
    return `${files} files, ${fresh} of them for the first time`;
  });
}

/** The script inside the ad network's frame, where a network with a script is configured. */
async function readFrameScripts(root: string, env: BuildEnv): Promise<string[]> {
  if (!env.VITE_AD_SCRIPT_URL) return [];
  return [await readFile(join(root, 'src/ads/frame/watchPlaceholder.js'), 'utf8')];
}

/** Puts the 404 page where hosts look. */
async function placeNotFound(clientDirectory: string): Promise<void> {
  await rename(join(clientDirectory, '404/index.html'), join(clientDirectory, '404.html'));
  await rm(join(clientDirectory, '404'), { recursive: true });
}

async function time(verb: string, step: () => Promise<string>): Promise<void> {
  const start = performance.now();
  const what = await step();
  console.log(`✓ ${verb} ${what} in ${formatSeconds(performance.now() - start)}`);
}

/** Written last, so that a build that was cut short is not taken for a whole one. */
function locateStamp(root: string): string {
  return join(root, 'build/inputs.sha256');
}
