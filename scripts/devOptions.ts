import { parseArgs } from 'node:util';
import { readBuildEnv, readSettings } from './buildEnv.ts';
import { readPort } from './readPort.ts';
import { VerbError } from './verbError.ts';

const DEFAULT_PORT = 5173;

const OPTIONS = {
  port: { type: 'string' },
  strictPort: { type: 'boolean' },
  host: { type: 'string' },
  verbose: { type: 'boolean' },
} as const;

/** How the site is served while it is written. */
export interface DevOptions {
  readonly port: number;
  /** Whether no other port will do. */
  readonly strictPort: boolean;
  readonly host: string;
  readonly verbose: boolean;
  readonly siteUrl: string;
}

/** What the words behind `npm run dev --` and the settings of the project mean to the server. */
export function readDevOptions(
  args: readonly string[],
  root: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): DevOptions {
  const { port, host = 'localhost', strictPort = false, verbose = false } = parseOptions(args);
  const { PORT } = readSettings(root, environment, 'development');
  return {
    port:
      port === undefined ? readPort(PORT, DEFAULT_PORT) : readPort(port, DEFAULT_PORT, '--port'),
    strictPort,
    host,
    verbose,
    siteUrl: readBuildEnv(root, environment, 'development').SITE_URL,
  };
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    const known = Object.keys(OPTIONS).map((name) => `--${name}`);
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new VerbError(`${reason}. The options of dev are ${known.join(', ')}.`);
  }
}
