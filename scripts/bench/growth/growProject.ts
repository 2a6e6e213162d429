import { cp, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { createSyntheticContent, type Further } from './syntheticContent.ts';

const COPIED = [
  'content',
  'docs',
  'public',
  'scripts',
  'src',
  'tests',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  // What is known from the last build does not grow, so it is not found out again.
  '.cache/api',
  '.cache/compressed',
  '.cache/demos',
  '.cache/fonts',
  '.cache/themes',
];

/** Copies the project, which must have been built once, and makes the copy bigger. */
export async function growProject(root: string, folder: string, further: Further): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of COPIED) await cp(join(root, name), join(folder, name), { recursive: true });
  await symlink(resolve(root, 'node_modules'), join(folder, 'node_modules'));
  await rename(join(folder, 'content/products.ts'), join(folder, 'scripts/ownProducts.ts'));
  for (const { path, text } of createSyntheticContent(further)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
