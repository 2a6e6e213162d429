import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Packages that ask to run a program while they are installed, and why none of them has to. */
const REFUSED: Readonly<Record<string, string>> = {
  '@mui/x-telemetry': 'It prepares sending figures about this machine.',
  esbuild: 'It saves a few milliseconds at each start.',
  fsevents: 'It comes compiled.',
};

interface LockedPackage {
  readonly hasInstallScript?: boolean;
}

test('no package runs a program while it is installed, and those that would are known', () => {
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
  const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  const names = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !(name in REFUSED))).toEqual([]);
});
