import { parseArgs } from 'node:util';
import type { ServerOptions } from 'vite';
import { readPort } from './readPort.ts';
import { VerbError } from './verbError.ts';

const DEFAULT_PORT = 5173;

const OPTIONS = {
  port: { type: 'string' },
  strictPort: { type: 'boolean' },
  host: { type: 'string' },
  verbose: { type: 'boolean' },
} as const;

/** What the words behind `npm run dev --` mean to the server. */
export function parseServerOptions(
  args: readonly string[],
): Pick<ServerOptions, 'port' | 'strictPort' | 'host'> & { readonly verbose: boolean } {
  const { port, host, strictPort, verbose = false } = readOptions(args);
  return {
    port: readPort(port ?? process.env.PORT, DEFAULT_PORT),
    ...(host === undefined ? {} : { host }),
    ...(strictPort === undefined ? {} : { strictPort }),
    verbose,
  };
}

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    const known = Object.keys(OPTIONS).map((name) => `--${name}`);
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new VerbError(`${reason}. The options of dev are ${known.join(', ')}.`);
  }
}
