import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Seal } from '../src/hosting/sealPage.ts';
import { readPolicyHosts } from '../src/hosting/securityPolicy.ts';
import type { BuildEnv } from './buildEnv.ts';

/** What the pages of a build may run: the hosts that its settings name, and the script inside the ad network's frame. */
export async function readSeal(root: string, env: BuildEnv): Promise<Seal> {
  const frameScript = join(root, 'src/ads/frame/watchPlaceholder.js');
  return {
    hosts: readPolicyHosts(env),
    frameScripts: env.VITE_AD_SCRIPT_URL ? [await readFile(frameScript, 'utf8')] : [],
  };
}
