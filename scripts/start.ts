import { join } from 'node:path';
import { createSiteServer } from '../src/hosting/createServer.ts';
import { createHostingRules } from '../src/hosting/hostingRules.ts';
import { readPolicyHosts } from '../src/hosting/securityPolicy.ts';
import { readBuildEnv } from './buildEnv.ts';
import { ensureBuild } from './buildSite.ts';
import { listenOnFreePort } from './listenOnFreePort.ts';

const DEFAULT_PORT = 3000;

/** `npm start`: builds what has changed and serves the site like its host will. */
export async function run(): Promise<void> {
  const root = process.cwd();
  const env = readBuildEnv(root);
  await ensureBuild(root, env);
  const rules = createHostingRules(readPolicyHosts(env));
  const server = createSiteServer(join(root, 'build/client'), rules);
  const wished = Number(process.env.PORT ?? DEFAULT_PORT);
  const port = await listenOnFreePort(server, wished, process.env.HOST);
  if (port !== wished) console.log(`Port ${wished} is taken.`);
  console.log(`Swatchbook is at http://localhost:${port}/ (Ctrl+C stops it)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}
