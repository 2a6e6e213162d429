import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listBuiltPages } from '../../../tests/e2e/builtSite.ts';
import { VerbError } from '../../verbError.ts';
import { growProject } from './growProject.ts';
import type { Further } from './syntheticContent.ts';
import { watchMemory } from './watchMemory.ts';

/** A bigger site and what its build took. */
export interface GrownBuild {
  readonly clientDirectory: string;
  readonly pages: number;
  readonly buildMs: number;
  readonly peakMegabytes: number;
}

/** Builds a bigger copy of the site, looks at it and removes it. */
export async function buildGrown<Result>(
  root: string,
  further: Further,
  look: (build: GrownBuild) => Promise<Result>,
): Promise<Result> {
  const folder = join(root, '.cache/growth');
  try {
    await growProject(root, folder, further);
    const start = performance.now();
    const peakMegabytes = await build(folder);
    const buildMs = performance.now() - start;
    const clientDirectory = join(folder, 'build/client');
    const { length: pages } = await listBuiltPages(clientDirectory);
    return await look({ clientDirectory, pages, buildMs, peakMegabytes });
  } finally {
    await rm(folder, { recursive: true });
  }
}

function build(folder: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['scripts/launch.mjs', 'build'], {
      cwd: folder,
      stdio: 'inherit',
    });
    const readPeak = watchMemory(child.pid ?? 0);
    child.on('error', reject);
    child.on('exit', (code) => {
      const peak = readPeak();
      if (code === 0) resolve(peak);
      else reject(new VerbError('The bigger site could not be built; the reasons are above.'));
    });
  });
}
