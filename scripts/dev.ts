import { createServer } from 'vite';
import { parseServerOptions } from './devOptions.ts';
import { hideNotices } from './hideNotices.ts';
import { whenStopped } from './whenStopped.ts';

/** `npm run dev`: the site with hot reload for content, demos and code. */
export async function run(args: readonly string[]): Promise<void> {
  const { verbose, ...options } = parseServerOptions(args);
  if (!verbose) hideNotices(console);
  process.env.NODE_ENV = 'development';
  const server = await createServer({ mode: 'development', server: options });
  whenStopped(() => void server.close().finally(() => process.exit()));
  await server.listen();
  server.printUrls();
  server.bindCLIShortcuts({ print: true });
}
