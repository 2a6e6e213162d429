import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const FOLDERS = ['content', 'public', 'scripts', 'src'];
const ROOT_FILE = /\.config\.ts$|^(?:package|package-lock|tsconfig)\.json$/;
const NO_INPUT = /\.test\.tsx?$/;

/** A hash over everything a build is made from: files and settings. */
export async function hashInputs(
  root: string,
  settings: Readonly<Record<string, string>>,
): Promise<string> {
  const hash = createHash('sha256');
  for (const [name, value] of Object.entries(settings).sort()) addEntry(hash, name, value);
  for (const file of await listInputs(root)) addEntry(hash, file, await readFile(join(root, file)));
  return hash.digest('hex');
}

async function listInputs(root: string): Promise<string[]> {
  const inFolders = await Promise.all(FOLDERS.map((folder) => listFiles(root, folder)));
  const inRoot = (await readdir(root)).filter((name) => ROOT_FILE.test(name));
  return [...inRoot, ...inFolders.flat()].filter((file) => !NO_INPUT.test(file)).sort();
}

async function listFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** Lengths keep the border between name and content from moving unseen. */
function addEntry(
  hash: ReturnType<typeof createHash>,
  name: string,
  content: string | Buffer,
): void {
  hash.update(`${name.length}:${name}:${content.length}:`).update(content);
}
