import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PAGE = 'content/docs/third-parties.md';

/** Where settings of third parties are read. */
const READERS = [
  'src/ads/adConfig.ts',
  'src/analytics/analyticsConfig.ts',
  'src/env.d.ts',
  'src/hosting/securityPolicy.ts',
];

/** Settings that have nothing to do with third parties. */
const OTHERS = ['VITE_MUI_X_LICENSE_KEY', 'VITE_REPOSITORY_URL'];

function listVariables(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...new Set(text.match(/VITE_[A-Z_]*[A-Z]/g))];
}

test('the operators’ page explains every setting of a third party, and no other', () => {
  const read = new Set(READERS.flatMap(listVariables).filter((name) => !OTHERS.includes(name)));
  const explained = listVariables(PAGE).filter((name) => name !== 'VITE_AD');
  expect(explained.sort()).toEqual([...read].sort());
  expect(read.size).toBeGreaterThan(10);
});
