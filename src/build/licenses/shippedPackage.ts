import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PackageFolder } from './packageOf.ts';

/** A package of which something reaches browsers. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** As its authors write it: an expression of SPDX names, or where to read it. */
  readonly license: string;
  /** The text of its licence; null where it brings none. */
  readonly licenseText: string | null;
}

const LICENSE_FILE = /^(?:licen[cs]e|copying)(?:[.-].*)?$/i;

/** Reads what a package says about itself. One without a licence must not be published. */
export async function readShippedPackage(
  root: string,
  { folder, name }: PackageFolder,
): Promise<ShippedPackage> {
  const directory = path.join(root, folder);
  const { version, license } = await readManifest(directory);
  if (typeof version !== 'string' || typeof license !== 'string') {
    throw new Error(
      `${folder}/package.json names no ${typeof license === 'string' ? 'version' : 'licence'}, but ${name} would reach browsers. Leave the package out, or ask its authors.`,
    );
  }
  const files = await readdir(directory);
  const file = files.sort().find((candidate) => LICENSE_FILE.test(candidate));
  const text = file === undefined ? null : await readFile(path.join(directory, file), 'utf8');
  return { name, version, license, licenseText: text?.trim() ?? null };
}

/** Packages that others need, by the names in their manifest, down to the last. */
export async function addDependencies(
  root: string,
  names: readonly string[],
): Promise<PackageFolder[]> {
  const found = new Map<string, PackageFolder>();
  const queue = [...names];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const folder = `node_modules/${name}`;
    if (found.has(name) || !existsSync(path.join(root, folder))) continue;
    found.set(name, { name, folder });
    const { dependencies } = await readManifest(path.join(root, folder));
    queue.push(...Object.keys(dependencies ?? {}));
  }
  return [...found.values()];
}

interface Manifest {
  readonly version?: unknown;
  readonly license?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
}

async function readManifest(directory: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(directory, 'package.json'), 'utf8'));
}
