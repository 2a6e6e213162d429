import { join } from 'node:path';
import { readBasePath } from '../src/build/basePath.ts';
import { createSiteServer } from '../src/hosting/createServer.ts';
import { readBuildEnv, readSettings } from './buildEnv.ts';
import { ensureBuild } from './runBuild.ts';
import { isVerbose } from './isVerbose.ts';
import { listenOnFreePort } from './listenOnFreePort.ts';
import { readPort } from './readPort.ts';
import { createSiteRules } from './siteRules.ts';
import { whenStopped } from './whenStopped.ts';

const DEFAULT_PORT = 3000;

/** `npm start`: builds what has changed and serves the site like its host will. */
export async function run(args: readonly string[]): Promise<void> {
  const root = process.cwd();
  const { PORT, HOST = 'localhost' } = readSettings(root);
  const wished = readPort(PORT, DEFAULT_PORT);
  const env = readBuildEnv(root);
  const base = readBasePath(env.SITE_URL);
  await ensureBuild({ root, env, purpose: 'look', verbose: isVerbose(args) });
  const server = createSiteServer(join(root, 'build/client', base), createSiteRules(env));
  const port = await listenOnFreePort(server, wished, HOST);
  if (port !== wished && wished !== 0) console.log(`Port ${wished} is taken.`);
  console.log(`Swatchbook is at http://localhost:${port}${base}/ (Ctrl+C stops it)`);
  whenStopped(() => {
    server.close();
    server.closeAllConnections();
  });
}
