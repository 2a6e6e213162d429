import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readBasePath } from '../src/build/basePath.ts';
import { BUNDLE_DIRECTORY } from '../src/build/bundle.ts';
import { listDemoModules } from '../src/build/listDemoModules.ts';
import { listPlaygroundModules } from '../src/build/playgrounds/listPlaygrounds.ts';
import { prerenderSite } from '../src/build/prerender/prerenderSite.ts';
import type { RenderProcess } from '../src/build/prerender/renderProcess.ts';
import type { Site } from '../src/source/site.ts';
import { writeStamp, type BuildOptions, type BuildPurpose } from './buildStamp.ts';
import { bundle } from './bundle.ts';
import { assembleChecked, readContent } from './checkContent.ts';
import { rememberDemos } from './checkDemos.ts';
import { copyFolder } from './copyFolder.ts';
import { finishBuild } from './finishBuild.ts';
import { hashBundleInputs, hashInputs } from './hashInputs.ts';
import { readApi } from './readApi.ts';
import { readSeal } from './readSeal.ts';
import { runStep, type ReportProgress } from './steps.ts';
import { VerbError } from './verbError.ts';

/** Content is read beside the packages, whose reading other processes do. */
async function readSite(root: string, purpose: BuildPurpose): Promise<Site> {
  let report: ReportProgress = () => undefined;
  const reading = readContent(root, (done, total) => report(done, total));
  // A failure is thrown where the content is waited for.
  reading.catch(() => undefined);
  const api = await readApi(root, { sizes: purpose === 'publish' ? 'measured' : 'known' });
  return runStep('reading the content', async (onProgress) => {
    report = onProgress;
    const result = assembleChecked(await reading, api);
    return { result, what: `read ${result.pages.length} pages with ${result.demos.length} demos` };
  });
}

/** Puts a folder into the place of another, which is deleted when that is done. */
async function replaceFolder(place: string, next: string, aside: string): Promise<void> {
  await rm(aside, { recursive: true, force: true });
  if (existsSync(place)) await rename(place, aside);
  await rename(next, place);
  // Nobody waits for it: what is left of it the next build deletes.
  rm(aside, { recursive: true, force: true }).catch(() => undefined);
}

/**
 * Builds the whole site into `build/`. What is being built takes the place of the last build when it is whole, so
 * nobody meets a half-made one.
 */
export async function buildSite(
  { root, env, purpose, verbose }: BuildOptions,
  early: RenderProcess | null,
): Promise<void> {
  const inputs = await hashInputs(root, env);
  const buildId = inputs.slice(0, 8);
  const next = join(root, '.cache/next');
  const base = readBasePath(env.SITE_URL);
  // `client` is the root of the host: each file lies where its address says.
  const output = join(next, 'client', base);
  const site = await readSite(root, purpose);
  const bundleInputs = await hashBundleInputs(root, env, [
    ...listDemoModules(site),
    ...[...listPlaygroundModules(site)].flat(),
  ]);
  const isBundled = await runStep('bundling scripts', async (onProgress) => {
    const result = await bundle({ root, env, site, verbose, onProgress }, bundleInputs);
    return { result, what: result ? 'bundled scripts' : 'kept the bundled scripts' };
  });
  await rm(next, { recursive: true, force: true });
  await mkdir(next, { recursive: true });
  await copyFolder(join(root, BUNDLE_DIRECTORY, 'client'), output);
  await runStep('prerendering', async (onProgress) => {
    const { fresh, problems } = await prerenderSite({
      root,
      site,
      bundle: bundleInputs,
      buildId,
      seal: await readSeal(root, env),
      output,
      base,
      verbose,
      // It runs what was bundled before.
      early: isBundled ? null : early,
      onProgress,
    });
    if (problems.length > 0) throw new VerbError(problems.join('\n\n'));
    await rememberDemos(root, site);
    return { result: null, what: `prerendered ${site.pages.length} pages, ${fresh} anew` };
  });
  await finishBuild({
    root,
    env,
    site,
    buildDirectory: next,
    buildId,
    compress: purpose === 'publish',
  });
  await writeStamp(next, { inputs, purpose });
  await replaceFolder(join(root, 'build'), next, join(root, '.cache/last'));
}
