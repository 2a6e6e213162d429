import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isFile } from '../../files/isFile.ts';

/** Access to the project's files; paths are relative to its root and use forward slashes. */
export interface DemoFiles {
  /** The content of a file, or undefined where there is none. */
  readonly read: (file: string) => string | undefined;
  /** All files under a folder, relative to it; none where there is no such folder. */
  readonly list: (folder: string) => readonly string[];
}

/** Reads files from disk, afresh each time since authors change them while the site runs. */
export function createDemoFiles(root: string): DemoFiles {
  return {
    read: (file) => {
      const absolute = path.join(root, file);
      return isFile(absolute) ? readFileSync(absolute, 'utf8') : undefined;
    },
    list: (folder) => {
      const absolute = path.join(root, folder);
      if (!existsSync(absolute)) return [];
      return readdirSync(absolute, { recursive: true, withFileTypes: true })
        .map((entry) => ({ entry, file: path.join(entry.parentPath, entry.name) }))
        .filter(({ entry, file }) => entry.isFile() || (entry.isSymbolicLink() && isFile(file)))
        .map(({ file }) => path.relative(absolute, file))
        .map((file) => file.split(path.sep).join('/'))
        .sort();
    },
  };
}
