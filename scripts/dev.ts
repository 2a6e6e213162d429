import { readPort } from './readPort.ts';
import { runProgram } from './runProgram.ts';

const DEFAULT_PORT = 5173;

/** `npm run dev`: the site with hot reload for content, demos and code. */
export async function run(args: readonly string[]): Promise<void> {
  const port = ['--port', String(readPort(process.env.PORT, DEFAULT_PORT))];
  process.exitCode = await runProgram('react-router', [
    'dev',
    ...(args.includes('--port') ? [] : port),
    ...args,
  ]);
}
