import { readdir } from 'node:fs/promises';
import { digest } from '../src/source/cache.ts';
import { digestFiles } from '../src/source/digestFiles.ts';
import { listContent } from '../src/source/listContent.ts';
import { isNavigationFile } from '../src/source/readNavigation.ts';

const FOLDERS = ['content', 'public', 'scripts', 'src'];
const ROOT_FILE = /\.config\.ts$|^(?:package|package-lock|tsconfig(?:\.browser)?)\.json$/;

type Settings = Readonly<Record<string, string>>;

/** A hash over everything a build is made from: files and settings. */
export async function hashInputs(root: string, settings: Settings): Promise<string> {
  const files = digestFiles(root, [...(await listRootFiles(root)), ...FOLDERS]);
  return digest(files, ...Object.entries(settings).sort().flat());
}

/**
 * A hash over what the bundles are made from: code, `modules` (those of demos, and the code of those that no file
 * holds), settings. Text and navigations are
 * none of it, so that an edit of a page bundles nothing.
 */
export async function hashBundleInputs(
  root: string,
  settings: Settings,
  modules: readonly string[],
): Promise<string> {
  const content = (await listContent(root)).files.filter(
    (file) => /\.(?:tsx?|css)$/.test(file) && !isNavigationFile(file),
  );
  const files = digestFiles(root, [...(await listRootFiles(root)), 'public', 'src', ...content]);
  return digest(files, ...modules, ...Object.entries(settings).sort().flat());
}

async function listRootFiles(root: string): Promise<string[]> {
  return (await readdir(root)).filter((name) => ROOT_FILE.test(name)).sort();
}
