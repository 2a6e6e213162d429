import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** What is read of a `package.json`. */
const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().default(''),
  exports: z.record(z.string(), z.unknown()).optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  peerDependencies: z.record(z.string(), z.string()).optional(),
  repository: z.object({ url: z.string(), directory: z.string().default('') }).optional(),
});
export type PackageManifest = z.infer<typeof manifestSchema>;

/** Reads the manifest of an installed package, or null when there is none. */
export function readManifest(directory: string): PackageManifest | null {
  const file = path.join(directory, 'package.json');
  return existsSync(file) ? manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/** The folder of an installed package. */
export function locatePackage(root: string, name: string): string {
  return path.join(root, 'node_modules', ...name.split('/'));
}

/** Whether a package's texts may be published again. */
export function isOpenlyLicensed(manifest: PackageManifest): boolean {
  return /\b(MIT|ISC|Apache-2\.0|BSD-\d-Clause)\b/.test(manifest.license);
}

/** The specifiers readers may import: the package itself and its public folders. */
export function listSpecifiers(directory: string, manifest: PackageManifest): string[] {
  const keys = Object.keys(manifest.exports ?? { './*': null });
  const folders = keys.some((key) => key.includes('*')) ? listFolders(directory) : [];
  const named = keys.filter((key) => /^\.\/[^*.]+$/.test(key)).map((key) => key.slice(2));
  const paths = [...new Set([...folders, ...named])].filter((key) => !NOT_PUBLIC.test(key)).sort();
  return [manifest.name, ...paths.map((key) => `${manifest.name}/${key}`)];
}

/** Build flavours, what the packages keep for themselves, and adapters to libraries that are not installed. */
const NOT_PUBLIC =
  /^(internals?|esm|modern|node|legacy|umd|tests?|migrations|node_modules|Adapter\w+)(\/|$)/;

function listFolders(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/** The package a file belongs to, by the last `node_modules` in its path. */
export function findOwner(file: string): { name: string; directory: string } | null {
  const match = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(file);
  return match ? { directory: match[1] ?? '', name: match[2] ?? '' } : null;
}
