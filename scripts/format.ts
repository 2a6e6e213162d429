import { runProgram } from './runProgram.ts';

/** `npm run format [-- files]`: writes files in the one style that the checks ask for. */
export async function run(files: readonly string[]): Promise<void> {
  const wanted = files.length > 0 ? files : ['.'];
  process.exitCode = await runProgram('prettier', ['--write', '--log-level', 'warn', ...wanted]);
}
