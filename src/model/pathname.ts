/**
 * Decodes a path, merges its slashes and resolves its dots; undefined when it cannot be decoded or
 * climbs out of the site. Merging also keeps a redirect from turning `//host/` into another site.
 */
export function normalizePathname(rawPath: string): string | undefined {
  const decoded = decodePath(rawPath);
  if (decoded === undefined || !decoded.startsWith('/') || decoded.includes('\0')) return undefined;
  const segments: string[] = [];
  for (const segment of decoded.split('/')) {
    if (segment === '..' && segments.pop() === undefined) return undefined;
    if (segment !== '' && segment !== '.' && segment !== '..') segments.push(segment);
  }
  const isFolder = /(?:^|\/)\.{0,2}$/.test(decoded);
  return segments.length === 0 ? '/' : `/${segments.join('/')}${isFolder ? '/' : ''}`;
}

/** A decoded path as addresses write it. */
export function encodePathname(pathname: string): string {
  return encodeURI(pathname).replace(/[?#]/g, encodeURIComponent);
}

/** The one way to write an address: decoded where it may be; what no server can read stays as it is. */
export function canonicalizePathname(rawPath: string): string {
  try {
    const pathname = normalizePathname(rawPath);
    return pathname === undefined ? rawPath : encodePathname(pathname);
  } catch {
    // Half of a character that takes two: it cannot be encoded.
    return rawPath;
  }
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    // Not the code of any character.
    return undefined;
  }
}
