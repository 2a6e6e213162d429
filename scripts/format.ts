import { formatSeconds } from './formatSeconds.ts';
import { runProgram } from './runProgram.ts';
import { VerbError } from './verbError.ts';

/** `npm run format [-- files]`: writes files in the one style that the checks ask for, and names those it changed. */
export async function run(files: readonly string[]): Promise<void> {
  const option = files.find((file) => file.startsWith('-'));
  if (option !== undefined) {
    throw new VerbError(`"${option}" is no option of format. It takes names of files and folders.`);
  }
  const start = performance.now();
  const wanted = files.length > 0 ? files : ['.'];
  process.exitCode = await runProgram('prettier', [
    '--write',
    '--list-different',
    // Files that have not changed are not read again.
    '--cache',
    '--cache-location=.cache/prettier',
    ...wanted,
  ]);
  const what = files.length > 0 ? files.join(', ') : 'all files';
  if (process.exitCode === 0) {
    console.log(`✓ formatted ${what} in ${formatSeconds(performance.now() - start)}`);
  }
}
