import { expect, test } from 'vitest';
import { findPackageFolder } from './rememberPackages.ts';

test.each([
  ['/site/node_modules/react/index.js', '/site/node_modules/react/'],
  ['/site/node_modules/@mui/material/esm/Button/Button.js', '/site/node_modules/@mui/material/'],
  ['/site/node_modules/a/node_modules/@b/c/index.js', '/site/node_modules/a/node_modules/@b/c/'],
  ['D:\\site\\node_modules\\react\\index.js', 'D:/site/node_modules/react/'],
  ['/site/src/app/root.tsx', '/site/src/app/root.tsx'],
])('%s finds packages from %s', (file, folder) => {
  expect(findPackageFolder(file)).toBe(folder);
});
