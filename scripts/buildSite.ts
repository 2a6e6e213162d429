import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBasePath } from '../src/build/basePath.ts';
import { BUNDLE_DIRECTORY } from '../src/build/bundle.ts';
import { listDemoModules } from '../src/build/listDemoModules.ts';
import { listPlaygroundModules } from '../src/build/playgrounds/listPlaygrounds.ts';
import { prerenderSite } from '../src/build/prerender/prerenderSite.ts';
import { withLock } from '../src/files/withLock.ts';
import type { BuildEnv } from './buildEnv.ts';
import { bundle } from './bundle.ts';
import { loadCheckedContent } from './checkContent.ts';
import { rememberDemos } from './checkDemos.ts';
import { finishBuild } from './finishBuild.ts';
import { hashBundleInputs, hashInputs } from './hashInputs.ts';
import { readApi } from './readApi.ts';
import { runStep } from './steps.ts';
import { VerbError } from './verbError.ts';

/**
 * What a build is for. One to look at on this machine leaves out what takes minutes the first time and shows
 * nowhere else: sizes of components that were not measured before, and compressed files.
 */
export type BuildPurpose = 'publish' | 'look';

export interface BuildOptions {
  readonly root: string;
  readonly env: BuildEnv;
  readonly purpose: BuildPurpose;
  /** Whether to show all that the tools say. */
  readonly verbose: boolean;
}

/** Builds the whole site into `build/`. Another build of this folder is waited for. */
export function buildSite(options: BuildOptions): Promise<void> {
  return withLock(join(options.root, '.cache/build'), () => build(options));
}

/** Builds the site unless the last build was made from exactly the same files and settings. */
export function ensureBuild(options: BuildOptions): Promise<void> {
  return withLock(join(options.root, '.cache/build'), async () => {
    if (await isBuilt(options)) console.log('Nothing has changed since the last build.');
    else await build(options);
  });
}

async function isBuilt({ root, env, purpose }: BuildOptions): Promise<boolean> {
  const file = join(root, 'build', STAMP);
  if (!existsSync(file)) return false;
  const [inputs, built] = (await readFile(file, 'utf8')).split('\n');
  return (built === 'publish' || built === purpose) && inputs === (await hashInputs(root, env));
}

/** Names the files and settings a build was made from, and its purpose. */
const STAMP = 'inputs.sha256';

/** What is being built takes the place of the last build when it is whole, so nobody meets a half-made one. */
async function build({ root, env, purpose, verbose }: BuildOptions): Promise<void> {
  const inputs = await hashInputs(root, env);
  const next = join(root, '.cache/next');
  const base = readBasePath(env.SITE_URL);
  // `client` is the root of the host: each file lies where its address says.
  const output = join(next, 'client', base);
  const api = await readApi(root, { sizes: purpose === 'publish' ? 'measured' : 'known' });
  const site = await runStep('reading the content', async () => {
    const result = await loadCheckedContent(root, api);
    return { result, what: `read ${result.pages.length} pages with ${result.demos.length} demos` };
  });
  const bundleInputs = await hashBundleInputs(root, env, [
    ...listDemoModules(site),
    ...[...listPlaygroundModules(site)].flat(),
  ]);
  await runStep('bundling scripts', async () => {
    const isFresh = await bundle({ root, env, site, inputs: bundleInputs, verbose });
    return { result: null, what: isFresh ? 'bundled scripts' : 'kept the bundled scripts' };
  });
  await rm(next, { recursive: true, force: true });
  await mkdir(next, { recursive: true });
  await cp(join(root, BUNDLE_DIRECTORY, 'client'), output, { recursive: true });
  await runStep('prerendering', async (onProgress) => {
    const { fresh, problems } = await prerenderSite({
      root,
      site,
      bundle: bundleInputs,
      buildId: inputs.slice(0, 8),
      output,
      base,
      onProgress,
    });
    if (problems.length > 0) throw new VerbError(problems.join('\n\n'));
    await rememberDemos(root, site.written);
    return { result: null, what: `prerendered ${site.pages.length} pages, ${fresh} anew` };
  });
  await finishBuild({ root, env, buildDirectory: next, compress: purpose === 'publish' });
  await writeFile(join(next, STAMP), `${inputs}\n${purpose}`);
  await rm(join(root, 'build'), { recursive: true, force: true });
  await rename(next, join(root, 'build'));
}
