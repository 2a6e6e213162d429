import { createServer } from 'vite';
import { readDevOptions } from './devOptions.ts';
import { hideNotices } from './hideNotices.ts';
import { findFreePort } from './listenOnFreePort.ts';
import { whenStopped } from './whenStopped.ts';

/** `npm run dev`: the site with hot reload for content, demos and code. */
export async function run(args: readonly string[]): Promise<void> {
  const { verbose, siteUrl, host, strictPort, ...options } = readDevOptions(args, process.cwd());
  if (!verbose) hideNotices(console);
  Object.assign(process.env, { NODE_ENV: 'development', SITE_URL: siteUrl });
  const port = await findFreePort(options.port, host, strictPort ? 1 : undefined);
  const server = await createServer({ mode: 'development', server: { host, port } });
  whenStopped(() => void server.close().finally(() => process.exit()));
  await server.listen();
  server.printUrls();
  server.bindCLIShortcuts({ print: true });
}
