import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const LOCKED = {
  '': { version: '0.1.0' },
  'node_modules/react': { version: '19.0.0' },
  'node_modules/binding-for-linux': { version: '1.0.0', optional: true },
  'node_modules/binding-for-mac': { version: '1.0.0', optional: true },
  'node_modules/watcher-for-mac': { version: '1.0.0', devOptional: true, os: ['darwin'] },
  'node_modules/esbuild': { version: '0.25.0', devOptional: true },
};
const INSTALLED = {
  'node_modules/react': { version: '19.0.0' },
  'node_modules/esbuild': { version: '0.25.0', devOptional: true },
  'node_modules/binding-for-linux': { version: '1.0.0', optional: true },
};

const { 'node_modules/react': _react, ...WITHOUT_REACT } = INSTALLED;
const { 'node_modules/esbuild': _esbuild, ...WITHOUT_ESBUILD } = INSTALLED;

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'swatchbook-prepare-'));
  await writeProject('>=20.19');
  // Stands in for npm: leaves a trace, and fails when told to.
  await writeFile(
    join(root, 'npm.cjs'),
    `require('node:fs').writeFileSync('npm-ran', process.argv.slice(2).join(' '));
process.exit(Number(process.env.NPM_FAILS ?? 0));`,
  );
});
afterEach(() => rm(root, { recursive: true }));

test('a fresh clone gets its packages', () => {
  expect(prepare()).toEqual({ status: 0, stderr: '', ranNpm: true });
});

test('an installed project is left alone, though it lacks the packages of other platforms', async () => {
  await writeInstalled(INSTALLED);
  expect(prepare()).toEqual({ status: 0, stderr: '', ranNpm: false });
});

test.each([
  ['has another version', { ...INSTALLED, 'node_modules/react': { version: '18.0.0' } }],
  ['is missing', WITHOUT_REACT],
  ['is missing that tools need', WITHOUT_ESBUILD],
  [
    'is optional and has another version',
    { ...INSTALLED, 'node_modules/binding-for-linux': { version: '0.9.0' } },
  ],
])('packages are installed again when one %s', async (_, installed) => {
  await writeInstalled(installed);
  expect(prepare()).toEqual({ status: 0, stderr: '', ranNpm: true });
});

test('a failed installation stops everything', () => {
  expect(prepare({ NPM_FAILS: '1' })).toEqual({
    status: 1,
    stderr: 'The packages could not be installed; npm says why above.\n',
    ranNpm: true,
  });
});

test('an old Node is told apart before anything runs', async () => {
  await writeProject('>=99.1');
  expect(prepare()).toEqual({
    status: 1,
    stderr: `Node 99.1 or newer is needed; this is ${process.versions.node}. See https://nodejs.org/\n`,
    ranNpm: false,
  });
});

async function writeProject(node: string): Promise<void> {
  await writeFile(join(root, 'package.json'), JSON.stringify({ engines: { node } }));
  await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages: LOCKED }));
}

async function writeInstalled(packages: object): Promise<void> {
  await mkdir(join(root, 'node_modules'));
  await writeFile(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

function prepare(env: Readonly<Record<string, string>> = {}) {
  const module = pathToFileURL('scripts/prepare.mjs').href;
  const program = `import { prepare } from ${JSON.stringify(module)}; prepare(process.cwd());`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { cwd: root, env: { ...process.env, npm_execpath: join(root, 'npm.cjs'), ...env } },
  );
  return { status, stderr: stderr.toString(), ranNpm: existsSync(join(root, 'npm-ran')) };
}
