import { spawn } from 'node:child_process';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listBuiltPages } from '../../../tests/e2e/builtSite.ts';
import { VerbError } from '../../verbError.ts';
import { growProject } from './growProject.ts';
import { watchMemory } from './watchMemory.ts';

/** What a build of a grown site cost, and what readers of a page pay for the pages they do not read. */
export interface Growth {
  readonly pages: number;
  readonly buildMs: number;
  readonly peakMegabytes: number;
  /** All scripts of the client, demos included, before compression. */
  readonly scriptBytes: number;
  /** A page that is the same in every build. */
  readonly htmlBytes: number;
}

const UNCHANGED_PAGE = 'material-ui/getting-started/installation/index.html';

/** Builds the site with so many further pages and measures it. */
export async function measureGrowth(root: string, further: number): Promise<Growth> {
  const folder = join(root, '.cache/growth');
  await growProject(root, folder, further);
  const start = performance.now();
  const peakMegabytes = await build(folder);
  const buildMs = performance.now() - start;
  const client = join(folder, 'build/client');
  const growth = {
    pages: (await listBuiltPages(client)).length,
    buildMs,
    peakMegabytes,
    scriptBytes: await sumScripts(join(client, 'assets')),
    htmlBytes: (await readFile(join(client, UNCHANGED_PAGE))).byteLength,
  };
  await rm(folder, { recursive: true });
  return growth;
}

function build(folder: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['scripts/launch.mjs', 'build'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const readPeak = watchMemory(child.pid ?? 0);
    child.on('exit', (code) => {
      const peak = readPeak();
      if (code === 0) resolve(peak);
      else reject(new VerbError('The grown site could not be built; the reasons are above.'));
    });
  });
}

async function sumScripts(folder: string): Promise<number> {
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const sizes = await Promise.all(scripts.map((name) => stat(join(folder, name))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}
