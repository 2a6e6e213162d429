import { runProgram } from './runProgram.ts';

/** `npm run dev`: the site with hot reload for content, demos and code. */
export async function run(args: readonly string[]): Promise<void> {
  process.exitCode = await runProgram('react-router', ['dev', ...args]);
}
