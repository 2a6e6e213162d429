import { parseServerOptions } from './devOptions.ts';
import { runNode } from './runProgram.ts';

/** `npm run dev`: the site with hot reload for content, demos and code. */
export async function run(args: readonly string[]): Promise<void> {
  // Mistakes are better told before a process of its own has started.
  parseServerOptions(args);
  process.exitCode = await runNode(
    // The router loads the packages that the server needs by this condition. Without it, what these import
    // would be loaded a second time, and demos be rendered without the theme around them.
    ['--conditions=development', 'scripts/launch.mjs', 'serveDev', ...args],
    { NODE_ENV: 'development' },
  );
}
