import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from '../model/problem.ts';
import type { Product } from '../model/product.ts';

/** Holds the version each product shows against the package that is installed. */
export async function checkVersions(
  root: string,
  products: readonly Product[],
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { name, packages, versions } of products) {
    const main = packages[0];
    const shown = versions.find((version) => version.current)?.text;
    if (!main || !shown) continue;
    const installed = await readInstalledVersion(root, main);
    if (shown === `v${installed}`) continue;
    problems.push({
      file: 'content/products.ts',
      line: 1,
      what: `${name} shows ${shown}, but ${main} ${installed} is installed.`,
      fix: `Write v${installed} in its versions, or install the version shown.`,
    });
  }
  return problems;
}

async function readInstalledVersion(root: string, name: string): Promise<string> {
  const text = await readFile(path.join(root, 'node_modules', name, 'package.json'), 'utf8');
  const { version }: { version: string } = JSON.parse(text);
  return version;
}
