import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CLIENT_DIRECTORY } from './builtSite.ts';

interface Component {
  readonly name: string;
  readonly version: string;
}

async function readComponents(): Promise<readonly Component[]> {
  const text = await readFile(join(CLIENT_DIRECTORY, 'sbom.cdx.json'), 'utf8');
  return JSON.parse(text).components;
}

test.each([
  ['what renders pages', ['react', 'react-dom', 'react-router']],
  ['what demos show', ['@mui/material', '@mui/joy', '@emotion/react', '@mui/x-data-grid']],
  ['what readers edit with', ['@codemirror/view', '@lezer/javascript', 'react-runner']],
  ['what workers run', ['minisearch', 'workbox-strategies', 'workbox-core', 'idb']],
  ['fonts', ['@fontsource-variable/inter', '@fontsource/roboto', '@fontsource/material-icons']],
])('the bill of materials names %s', async (_, names) => {
  const shipped = (await readComponents()).map(({ name }) => name);
  expect(shipped).toEqual(expect.arrayContaining(names));
});

test('it names nothing that stays behind', async () => {
  const shipped = (await readComponents()).map(({ name }) => name);
  for (const name of ['typescript', 'vite', 'shiki']) {
    expect(shipped).not.toContain(name);
  }
});

test('the page about it and the texts of the licences have the same packages', async () => {
  const page = await readFile(join(CLIENT_DIRECTORY, 'docs/licenses/index.html'), 'utf8');
  const texts = await readFile(join(CLIENT_DIRECTORY, 'licenses.txt'), 'utf8');
  for (const { name, version } of await readComponents()) {
    expect(page).toContain(`<code>${name}</code></th><td>${version}</td>`);
    expect(texts).toContain(`${name} ${version}\n`);
  }
});
