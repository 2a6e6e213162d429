import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FILES_AT_ONCE, runQueue } from '../src/model/runQueue.ts';

/** Copies all files of a folder, several at once, which takes a fraction of the time of one after the other. */
export async function copyFolder(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(from.length));
  for (const folder of new Set(files.map(dirname))) {
    await mkdir(join(to, folder), { recursive: true });
  }
  await runQueue(files, FILES_AT_ONCE, (file) => copyFile(join(from, file), join(to, file)));
}
