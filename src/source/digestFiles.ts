import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';

/**
 * A digest of files and of all that is in folders, tests left out; what does not exist counts as empty.
 * Links count by where they lead and are not followed: one may lead round in a circle, or out of the project.
 * For results that depend on the code that makes them: nobody remembers to count a version up.
 */
export function digestFiles(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((each) => listFiles(root, each))) {
    const content = readContent(path.join(root, file));
    hash.update(`${file.length}:${file}:${content.length}:`).update(content);
  }
  return hash.digest('hex').slice(0, 32);
}

function readContent(file: string): Buffer {
  return lstatSync(file).isSymbolicLink() ? Buffer.from(readlinkSync(file)) : readFileSync(file);
}

function listFiles(root: string, file: string): string[] {
  const entry = lstatSync(path.join(root, file), { throwIfNoEntry: false });
  if (!entry) return [];
  if (!entry.isDirectory()) return /\.test\.tsx?$/.test(file) ? [] : [file];
  return readdirSync(path.join(root, file))
    .sort()
    .flatMap((name) => listFiles(root, path.posix.join(file, name)));
}
