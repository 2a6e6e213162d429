import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFiles } from '../src/hosting/compressFiles.ts';
import { createHostingRules } from '../src/hosting/hostingRules.ts';
import { sealPages } from '../src/hosting/sealPages.ts';
import { readPolicyHosts } from '../src/hosting/securityPolicy.ts';
import { writeHostingFiles } from '../src/hosting/writeHostingFiles.ts';
import type { BuildEnv } from './buildEnv.ts';
import { formatSeconds } from './formatSeconds.ts';
import { hashInputs } from './hashInputs.ts';
import { runProgram } from './runProgram.ts';

/** Builds the whole site into `build/`. */
export async function buildSite(root: string, env: BuildEnv): Promise<void> {
  const inputs = await hashInputs(root, env);
  await rm(locateStamp(root), { force: true });
  const exitCode = await runProgram('react-router', ['build'], env);
  if (exitCode !== 0) throw new Error('The site could not be built; the reasons are above.');
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

/**
 * The steps between prerendered pages and a site that can be served. Sealing changes the pages, so
 * whatever reads their bytes comes after it; compressing comes last.
 */
async function finishBuild(root: string, env: BuildEnv): Promise<void> {
  const buildDirectory = join(root, 'build');
  const clientDirectory = join(buildDirectory, 'client');
  const hosts = readPolicyHosts(env);
  await time('sealed', async () => `${await sealPages(clientDirectory, hosts)} pages`);
  await writeHostingFiles(buildDirectory, createHostingRules(hosts));
  await time('compressed', async () => {
    const { files, fresh } = await compressFiles({
      clientDirectory,
      cacheDirectory: join(root, '.cache/compressed'),
      now: Date.now(),
    });
    return `${files} files, ${fresh} of them for the first time`;
  });
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
