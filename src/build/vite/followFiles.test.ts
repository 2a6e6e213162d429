import { EventEmitter } from 'node:events';
import { mkdir, rm, symlink, unlink } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLampProject, type LampProject } from '../../../tests/lampSite.ts';
import { followFiles } from './followFiles.ts';

const BROKEN = 'content/lamps/wall.md';

let project: LampProject;
let watcher: EventEmitter;
let followed: string[];
beforeEach(async () => {
  project = await createLampProject({
    'content/lamps/desk.md': 'Text.',
    'content/lamps/desk/Photo.PNG': 'Light.',
    'content/lamps/.desk.md.swp': 'Text.',
    'public/static/lamp.svg': '<svg />',
    'src/lamp.ts': 'export {};',
  });
  const own: string[] = [];
  followed = own;
  watcher = new EventEmitter();
  followFiles(project.root, watcher as never, {
    // What is looked at again after a test is that test's.
    follow: (file) => own.push(file),
    listProblems: async () => [{ file: BROKEN, line: 1, what: 'It is broken.', fix: 'Mend it.' }],
  });
});
afterEach(() => project.remove());

test.each([
  ['add', 'content/lamps/desk/Photo.PNG'],
  ['change', 'content/lamps/desk.md'],
  ['unlink', 'content/lamps/gone.md'],
  ['add', 'public/static/lamp.svg'],
  ['addDir', 'content/lamps'],
  ['unlinkDir', 'content/lamps/gone.md'],
])('follows what is below content and public: %s %s', (event, file) => {
  watcher.emit(event, path.join(project.root, file));
  expect(followed).toEqual([file]);
});

test.each([
  ['change', 'src/lamp.ts'],
  ['change', 'content/lamps/.desk.md.swp'],
  ['addDir', 'content/lamps/desk~'],
])('follows nothing else: %s %s', (event, file) => {
  watcher.emit(event, path.join(project.root, file));
  expect(followed).toEqual([]);
});

test('follows links that lead nowhere until they are gone', async () => {
  const link = path.join(project.root, BROKEN);
  const tell = (file: string): void => {
    const { dir, base } = path.parse(path.join(project.root, file));
    watcher.emit('raw', 'rename', base, { watchedPath: dir });
  };
  await symlink('nowhere.md', link);
  tell(BROKEN);
  await vi.waitFor(() => expect(followed).toEqual([BROKEN]));
  await unlink(link);
  tell(BROKEN);
  await vi.waitFor(() => expect(followed).toEqual([BROKEN, BROKEN]));
  // The watcher itself reports what is or was there.
  await rm(path.join(project.root, 'content/lamps/desk.md'));
  await mkdir(path.join(project.root, 'content/chairs'));
  tell('content/lamps/desk.md');
  tell('content/chairs');
  // A file that is watched by itself stands for its folder.
  tell('content/lamps/desk/Photo.PNG/Photo.PNG');
  tell(BROKEN);
  await vi.waitFor(() => expect(followed).toEqual([BROKEN, BROKEN, BROKEN]));
});
