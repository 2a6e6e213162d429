import { readApi } from './readApi.ts';
import { runProgram } from './runProgram.ts';

/** `npm run dev`: the site with hot reload for content, demos and code. */
export async function run(args: readonly string[]): Promise<void> {
  // The server answers nothing before it knows the pages made from packages, and gives up after a minute.
  await readApi(process.cwd(), { sizes: false });
  process.exitCode = await runProgram('react-router', ['dev', ...args]);
}
