import { existsSync, statSync } from 'node:fs';

/** Whether there is a file at a path; a folder is none. */
export function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
