import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatProblems } from '../model/problem.ts';
import { checkContentFile, checkName, MAX_CONTENT_BYTES } from './checkContentFile.ts';

describe('names', () => {
  it.each([
    'content/404.md',
    'content/index.md',
    'content/material-ui/react-button.md',
    'content/material-ui/react-button.fr.md',
    'content/material-ui/react-button/BasicButton/basic-button.css',
    'content/material-ui/react-button/useRows.ts',
  ])('%s is good', (file) => {
    expect(checkName(file)).toEqual([]);
  });

  it.each([
    ['content/lamps/desk lamp.md', 'desk lamp', 'desk-lamp'],
    ['content/lamps/DeskLamp.md', 'DeskLamp', 'desk-lamp'],
    ['content/lamps/größe.md', 'größe', 'gro-e'],
    ['content/lamps/tür.fr.md', 'tür', 'tur'],
    ['content/Lamps/desk.md', 'Lamps', 'lamps'],
    ['content/lamps/v1.2.md', 'v1.2', 'v1-2'],
    ['content/lamps/desk.pt-br.md', 'desk.pt-br', 'desk-pt-br'],
    ['content/lamps/-desk_lamp.md', '-desk_lamp', 'desk-lamp'],
    ['content/lamps/.md', '', 'a-name-like-this'],
    ['content/lamps/灯.md', '灯', 'a-name-like-this'],
  ])('%s cannot be an address', (file, part, better) => {
    expect(formatProblems(checkName(file))).toBe(
      `${file}:1\n  The name "${part}" would be part of an address, but has characters other than small English letters, digits and single hyphens.\n  Rename it: ${better}.`,
    );
  });

  it.each([
    ['content/lamps/desk/My Lamp.tsx', 'My Lamp.tsx', 'MyLamp.tsx'],
    ['content/lamps/desk/Tür.tsx', 'Tür.tsx', 'Tur.tsx'],
    ['content/lamps/desk/a+b/css.tsx', 'a+b', 'ab'],
  ])('%s cannot be a module', (file, part, better) => {
    expect(formatProblems(checkName(file))).toBe(
      `${file}:1\n  The name "${part}" has characters other than English letters, digits, ".", "_" and "-".\n  Rename it: ${better}.`,
    );
  });
});

describe('bytes', () => {
  const FILE = 'content/desk.md';
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'content-'));
    await mkdir(path.join(root, 'content'));
  });
  afterEach(() => rm(root, { recursive: true }));

  it.each([
    ['text with characters of several bytes', Buffer.from('# Größe\n灯 🪔\n'), ''],
    [
      'Latin-1',
      Buffer.from('# Size\n\nGröße\n', 'latin1'),
      `${FILE}:3\n  The file has bytes that are not text in UTF-8.\n  Save it with the encoding UTF-8 in your editor.`,
    ],
    [
      'UTF-16',
      Buffer.from('\uFEFF# Size\n', 'utf16le'),
      `${FILE}:1\n  The file has bytes that are not text in UTF-8.\n  Save it with the encoding UTF-8 in your editor.`,
    ],
    [
      'a picture',
      Buffer.from([0x23, 0x0a, 0x00, 0x41]),
      `${FILE}:2\n  The file has bytes that are not text in UTF-8.\n  Save it with the encoding UTF-8 in your editor.`,
    ],
    [
      'more than anybody would read',
      Buffer.alloc(MAX_CONTENT_BYTES + 100_000, 'a'),
      `${FILE}:1\n  The file has 300 kB; readers would wait for it.\n  Cut it into files of at most 200 kB, or keep data in fewer rows.`,
    ],
  ])('%s', async (_, bytes, text) => {
    await writeFile(path.join(root, FILE), bytes);
    expect(formatProblems(await checkContentFile(root, FILE))).toBe(text);
  });
});
