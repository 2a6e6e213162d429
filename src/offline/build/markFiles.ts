import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { joinMarks, markFile } from '../fileMark.ts';

/** Folders of files with their content's hash in their name. */
const HASHED_FOLDERS = ['assets', 'data/search'];

/** The marks of all hashed files of a build, compressed copies left out. */
export async function markFiles(clientDirectory: string): Promise<string> {
  const marks: string[] = [];
  for (const folder of HASHED_FOLDERS) {
    const path = join(clientDirectory, folder);
    if (!existsSync(path)) continue;
    for (const name of await readdir(path)) {
      if (/\.(?:br|gz)$/.test(name)) continue;
      marks.push(
        await markFile(`/${folder}/${name}`, new Uint8Array(await readFile(join(path, name)))),
      );
    }
  }
  return joinMarks(marks);
}
