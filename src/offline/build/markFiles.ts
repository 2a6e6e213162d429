import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FILES_AT_ONCE, runQueue } from '../../model/runQueue.ts';
import { joinMarks, markFile } from '../fileMark.ts';

/** Folders of files with their content's hash in their name. */
const HASHED_FOLDERS = ['assets', 'data/search'];

/** The marks of all hashed files of a build, compressed copies left out. */
export async function markFiles(clientDirectory: string): Promise<string> {
  const marks: string[] = [];
  for (const folder of HASHED_FOLDERS) {
    const path = join(clientDirectory, folder);
    if (!existsSync(path)) continue;
    const names = (await readdir(path)).filter((name) => !/\.(?:br|gz)$/.test(name));
    await runQueue(names, FILES_AT_ONCE, async (name) => {
      const content = new Uint8Array(await readFile(join(path, name)));
      marks.push(await markFile(`/${folder}/${name}`, content));
    });
  }
  return joinMarks(marks);
}
