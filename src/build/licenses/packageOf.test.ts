import { expect, test } from 'vitest';
import { packageOf } from './packageOf.ts';

test.each([
  ['/home/a/node_modules/react/index.js', 'react', 'node_modules/react'],
  [
    '/home/a/node_modules/@mui/material/esm/Button/Button.js?v=1',
    '@mui/material',
    'node_modules/@mui/material',
  ],
  [
    '/home/a/node_modules/@mui/joy/node_modules/@mui/system/index.js',
    '@mui/system',
    'node_modules/@mui/joy/node_modules/@mui/system',
  ],
  ['\0/home/a/node_modules/cookie/index.js?commonjs', 'cookie', 'node_modules/cookie'],
  ['C:\\a\\node_modules\\clsx\\dist\\clsx.mjs', 'clsx', 'node_modules/clsx'],
  [
    'node_modules/@fontsource/roboto/files/a.woff2',
    '@fontsource/roboto',
    'node_modules/@fontsource/roboto',
  ],
])('%s belongs to %s', (file, name, folder) => {
  expect(packageOf(file)).toEqual({ name, folder });
});

test.each([
  '/home/a/src/app/root.tsx',
  '\0vite/preload-helper.js',
  '/home/a/node_modules_old/b/c.js',
])('%s belongs to no package', (file) => {
  expect(packageOf(file)).toBeNull();
});
