/** A package as it lies on disk. */
export interface PackageFolder {
  readonly name: string;
  /** From the project's root, with slashes. */
  readonly folder: string;
}

const INNERMOST = /^(?:.*?\/)??(node_modules\/(?:.*\/node_modules\/)?((?:@[^/]+\/)?[^/]+))\//;

/** The package that a file belongs to; null for files of this project and of the bundler. */
export function packageOf(file: string): PackageFolder | null {
  const path = file.replaceAll('\\', '/').replace(/^\0/, '');
  const [, folder, name] = INNERMOST.exec(path) ?? [];
  return folder !== undefined && name !== undefined ? { folder, name } : null;
}
