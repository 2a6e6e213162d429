import { readApi } from './readApi.ts';
import { readPort } from './readPort.ts';
import { runProgram } from './runProgram.ts';

const DEFAULT_PORT = 5173;

/** `npm run dev`: the site with hot reload for content, demos and code. */
export async function run(args: readonly string[]): Promise<void> {
  const port = ['--port', String(readPort(process.env.PORT, DEFAULT_PORT))];
  // The server answers nothing before it knows the pages made from packages, and gives up after a minute.
  await readApi(process.cwd());
  process.exitCode = await runProgram('react-router', [
    'dev',
    ...(args.includes('--port') ? [] : port),
    ...args,
  ]);
}
