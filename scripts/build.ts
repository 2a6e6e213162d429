import { buildSite } from './buildSite.ts';
import { readBuildEnv } from './buildEnv.ts';

/** `npm run build`: the whole site into `build/`, with the files its hosts need. */
export async function run(): Promise<void> {
  await buildSite(process.cwd(), readBuildEnv(process.cwd()));
}
