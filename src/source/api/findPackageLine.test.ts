import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findPackageLine } from './findPackageLine.ts';

const root = path.resolve('.');

function readLine({ file, line }: { file: string; line: number }): string {
  return readFileSync(path.join(root, file), 'utf8').split('\n')[line - 1] ?? '';
}

test('a package is found at its row, and a name that the row lists at its own line', () => {
  expect(readLine(findPackageLine(root, '@mui/x-charts-pro'))).toContain("'@mui/x-charts-pro'");
  // The package before it lists names, too.
  expect(readLine(findPackageLine(root, '@mui/x-charts-pro', 'FunnelChart'))).toContain(
    "'FunnelChart'",
  );
});

test('what the table does not have is reported at its start', () => {
  expect(findPackageLine(root, '@mui/nothing').line).toBe(1);
});
