import { posix, win32 } from 'node:path';
import { expect, test } from 'vitest';
import { locateFile } from './locateFile.ts';

const PLATFORMS = [
  ['POSIX', posix, '/srv/site', '/srv/site/a/index.html'],
  ['Windows', win32, 'C:\\site', 'C:\\site\\a\\index.html'],
] as const;

test.each(PLATFORMS)('a path is a file below the root on %s', (_, path, root, file) => {
  expect(locateFile(root, '/a/index.html', path)).toBe(file);
});

test.each(
  PLATFORMS.flatMap(([platform, path, root]) =>
    [
      '/../site2/x',
      '/../../.env',
      '/a\\..\\..\\.env',
      '/..\\.env',
      '\\..\\.env',
      '/',
      '/a/../..',
      '/index.html\0.js',
    ].map((pathname) => [pathname, platform, path, root] as const),
  ),
)('%j does not lead out of the root on %s', { tags: ['fault'] }, (pathname, _, path, root) => {
  expect(locateFile(root, pathname, path)).toBeUndefined();
});
