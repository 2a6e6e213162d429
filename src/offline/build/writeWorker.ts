import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PrecacheEntry } from '../worker/precache.ts';

/** What a worker must know of its build. */
export interface WorkerFacts {
  readonly buildId: string;
  readonly precache: readonly PrecacheEntry[];
  /** The marks of all hashed files, in one text. */
  readonly fileMarks: string;
}

/** Writes `sw.js`: the bundled worker behind its build's name and files, so that every build's differs. */
export async function writeWorker(
  clientDirectory: string,
  bundledWorker: string,
  { buildId, precache, fileMarks }: WorkerFacts,
): Promise<void> {
  const facts = Object.entries({
    __WORKER_BUILD__: buildId,
    __PRECACHE__: precache,
    __FILE_MARKS__: fileMarks,
  }).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const script = await readFile(bundledWorker, 'utf8');
  await writeFile(join(clientDirectory, 'sw.js'), `const ${facts.join(',')};${script}`);
}
