import { readBuildEnv } from './buildEnv.ts';
import { runBuild } from './runBuild.ts';
import { isVerbose } from './isVerbose.ts';

/** `npm run build`: the whole site into `build/`, with the files its hosts need. */
export async function run(args: readonly string[]): Promise<void> {
  const root = process.cwd();
  const env = readBuildEnv(root);
  await runBuild({ root, env, purpose: 'publish', verbose: isVerbose(args) });
}
