import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatProblems } from '../model/problem.ts';
import { listContent } from './listContent.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'content-'));
  await mkdir(path.join(root, 'content/lamps'), { recursive: true });
  await writeFile(path.join(root, 'content/lamps/desk.md'), '');
});
afterEach(() => rm(root, { recursive: true }));

it('lists files in order and follows links to files and folders', async () => {
  await mkdir(path.join(root, 'shared'));
  await writeFile(path.join(root, 'shared/rows.ts'), '');
  await symlink('../../shared', path.join(root, 'content/lamps/data'));
  await symlink('desk.md', path.join(root, 'content/lamps/again.md'));
  await writeFile(path.join(root, 'content/.DS_Store'), '');
  expect(await listContent(root)).toEqual({
    files: ['content/lamps/again.md', 'content/lamps/data/rows.ts', 'content/lamps/desk.md'],
    problems: [],
  });
});

it.each([
  [
    'a link to nothing',
    { at: 'content/lamps/gone.md', to: 'nowhere.md' },
    'content/lamps/gone.md:1\n  The link leads to a file that does not exist.\n  Let it lead to a file of the project, or delete it.',
  ],
  [
    'a link to itself',
    { at: 'content/lamps/self.md', to: 'self.md' },
    'content/lamps/self.md:1\n  The link leads back to a folder that it stands in, or to itself.\n  Let it lead to another place, or delete it.',
  ],
  [
    'a link to a folder above',
    { at: 'content/lamps/up', to: '..' },
    'content/lamps/up:1\n  The link leads back to a folder that it stands in, or to itself.\n  Let it lead to another place, or delete it.',
  ],
  [
    'a folder with the name of a page',
    { at: 'content/lamps/floor.md' },
    'content/lamps/floor.md:1\n  This is a folder, though its name is that of a page.\n  Name the folder floor, or write the page into a file of that name.',
  ],
])('reports %s and lists the rest', async (_, { at, to }: { at: string; to?: string }, text) => {
  if (to === undefined) await mkdir(path.join(root, at));
  else await symlink(to, path.join(root, at));
  const { files, problems } = await listContent(root);
  expect(formatProblems(problems)).toBe(text);
  expect(files).toEqual(['content/lamps/desk.md']);
});
