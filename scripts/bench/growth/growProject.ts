import { cp, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { createSyntheticContent } from './syntheticContent.ts';

const COPIED = [
  'content',
  'public',
  'scripts',
  'src',
  'tests',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  // What was read from the packages does not grow, so it is not read again.
  '.cache/api',
];

/** Copies the project and gives the copy so many further pages. */
export async function growProject(root: string, folder: string, pages: number): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of COPIED) await cp(join(root, name), join(folder, name), { recursive: true });
  await symlink(resolve(root, 'node_modules'), join(folder, 'node_modules'));
  await rename(join(folder, 'content/products.ts'), join(folder, 'content/ownProducts.ts'));
  for (const { path, text } of createSyntheticContent(pages)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
