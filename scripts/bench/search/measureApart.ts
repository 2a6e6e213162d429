import { fork } from 'node:child_process';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import type { MeasureTask } from './measureProcess.ts';
import type { SearchFigures } from './measureSearch.ts';

const ENTRY = 'scripts/bench/search/measureProcess.ts';
const BUNDLE = '.cache/bench/measureProcess.mjs';

/**
 * Measures an index in a process of its own, with the code bundled as readers get it. Beside the memory of a build,
 * and run from source, where the loader names each function anew, every other collection would count as slow search.
 */
export async function measureApart(root: string, task: MeasureTask): Promise<SearchFigures> {
  const bundle = await rolldown({ input: join(root, ENTRY), platform: 'node' });
  await bundle.write({ file: join(root, BUNDLE), format: 'esm' });
  await bundle.close();
  const child = fork(join(root, BUNDLE), { execArgv: ['--expose-gc'], serialization: 'advanced' });
  try {
    return await new Promise((resolve, reject) => {
      child.once('message', (figures: SearchFigures) => resolve(figures));
      child.once('exit', (code) =>
        reject(new Error(`Search could not be measured: exit code ${code}.`)),
      );
      child.send(task);
    });
  } finally {
    child.kill();
  }
}
