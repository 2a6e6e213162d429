import { createServer } from 'vite';
import { parseServerOptions } from './devOptions.ts';
import { hideNotices } from './hideNotices.ts';

/** The process that `npm run dev` starts: Vite with the router. */
export async function run(args: readonly string[]): Promise<void> {
  const { verbose, ...options } = parseServerOptions(args);
  if (!verbose) hideNotices(console);
  const server = await createServer({ mode: 'development', server: options });
  await server.listen();
  server.printUrls();
  server.bindCLIShortcuts({ print: true });
}
