import { expect, test } from 'vitest';
import { findStrayPackages, type BuiltScript } from './findStrayPackages.ts';

const script = (file: string, more: Partial<BuiltScript> = {}): BuiltScript => ({
  file,
  imports: [],
  commercial: [],
  isEntry: false,
  demonstrates: false,
  ...more,
});
const PRO = script('pro.js', { commercial: ['@mui/x-charts-pro'] });
const ENTRY = script('entry.js', { isEntry: true, imports: ['shell.js'] });
const SHELL = script('shell.js', { imports: ['entry.js'] });
const PRO_DEMO = script('ProDemo.js', { isEntry: true, demonstrates: true, imports: ['pro.js'] });
const DEMO = script('Demo.js', { isEntry: true });

test.each<[string, readonly BuiltScript[], readonly string[]]>([
  ['demos that show them bring commercial packages', [ENTRY, SHELL, PRO_DEMO, DEMO, PRO], []],
  [
    'the site itself must not',
    [ENTRY, { ...SHELL, imports: ['entry.js', 'pro.js'] }, PRO],
    ['entry.js → shell.js → pro.js brings @mui/x-charts-pro to pages that do not demonstrate it.'],
  ],
  [
    'nor a demo that shares a script with them',
    [PRO_DEMO, { ...DEMO, imports: ['pro.js'] }, PRO],
    ['Demo.js → pro.js brings @mui/x-charts-pro to pages that do not demonstrate it.'],
  ],
  [
    'nor a demo that got their modules into its own script',
    [{ ...DEMO, commercial: ['@mui/x-data-grid-pro'] }],
    ['Demo.js brings @mui/x-data-grid-pro to pages that do not demonstrate it.'],
  ],
])('%s', (_, scripts, expected) => {
  expect(findStrayPackages(scripts)).toEqual(expected);
});
