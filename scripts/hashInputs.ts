import { readdir } from 'node:fs/promises';
import { digest } from '../src/source/cache.ts';
import { digestFiles } from '../src/source/digestFiles.ts';

const FOLDERS = ['content', 'public', 'scripts', 'src'];
const ROOT_FILE = /\.config\.ts$|^(?:package|package-lock|tsconfig(?:\.browser)?)\.json$/;

/** A hash over everything a build is made from: files and settings. */
export async function hashInputs(
  root: string,
  settings: Readonly<Record<string, string>>,
): Promise<string> {
  const inRoot = (await readdir(root)).filter((name) => ROOT_FILE.test(name)).sort();
  const files = digestFiles(root, [...inRoot, ...FOLDERS]);
  return digest(files, ...Object.entries(settings).sort().flat());
}
