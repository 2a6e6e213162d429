import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDependencies, readShippedPackage } from './shippedPackage.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'swatchbook-licenses-'));
});
afterEach(() => rm(root, { recursive: true }));

async function install(name: string, manifest: object, license?: string): Promise<void> {
  const folder = join(root, 'node_modules', name);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  if (license !== undefined) await writeFile(join(folder, 'LICENSE.md'), license);
}

const read = (name: string) => readShippedPackage(root, { name, folder: `node_modules/${name}` });

test('a package is read with the text of its licence', async () => {
  await install('@a/b', { version: '1.0.0', license: 'MIT' }, 'Permission is granted.\n');
  expect(await read('@a/b')).toEqual({
    name: '@a/b',
    version: '1.0.0',
    license: 'MIT',
    licenseText: 'Permission is granted.',
  });
});

test('a package without the text of its licence has none', async () => {
  await install('a', { version: '1.0.0', license: 'MIT' });
  expect((await read('a')).licenseText).toBeNull();
});

test('a package without a licence is refused', async () => {
  await install('a', { version: '1.0.0' });
  await expect(read('a')).rejects.toThrow(
    'node_modules/a/package.json names no licence, but a would reach browsers. Leave the package out, or ask its authors.',
  );
});

test('packages bring what they depend on, each once', async () => {
  await install('a', { dependencies: { b: '^1.0.0', gone: '1.0.0' } });
  await install('b', { dependencies: { a: '^1.0.0' } });
  const found = await addDependencies(root, ['a']);
  expect(found.map(({ name }) => name).sort()).toEqual(['a', 'b']);
});
