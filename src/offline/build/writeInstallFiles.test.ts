import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeInstallFiles } from './writeInstallFiles.ts';

test('makes the site installable', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'install-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  await writeFile(
    join(directory, 'favicon.svg'),
    '<svg viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#000"/></svg>',
  );
  await writeInstallFiles({ root: process.cwd(), clientDirectory: directory, base: '' });
  const { icons, screenshots } = JSON.parse(
    await readFile(join(directory, 'site.webmanifest'), 'utf8'),
  );
  for (const { src } of [...icons, ...screenshots]) {
    expect((await readFile(join(directory, src))).length).toBeGreaterThan(0);
  }
  expect(icons).toHaveLength(4);
  expect(screenshots).toMatchObject([
    { form_factor: 'wide', sizes: '1440x900' },
    { form_factor: 'narrow', sizes: '390x844' },
  ]);
});
