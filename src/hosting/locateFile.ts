import * as nodePath from 'node:path';

/**
 * Where a path of the site is on disk; undefined for one that would leave the site's folder, by the
 * path rules of any platform.
 */
export function locateFile(
  root: string,
  pathname: string,
  { resolve, sep }: Pick<nodePath.PlatformPath, 'resolve' | 'sep'> = nodePath,
): string | undefined {
  // Only Windows reads a backslash as a separator, and no file of the site has one in its name.
  if (pathname.includes('\\') || pathname.includes('\0')) return undefined;
  const folder = resolve(root);
  const file = resolve(folder, `.${pathname}`);
  return file.startsWith(folder + sep) ? file : undefined;
}
