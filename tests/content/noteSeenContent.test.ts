import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { listNotedInputs, noteSeenContent } from '../noteInputs.ts';

test('what a test says it sees is noted in place of all that a program reads', () => {
  noteSeenContent('content/docs', 'content/404.md');
  spawnSync(process.execPath, ['--version']);
  expect(listNotedInputs()).toEqual(['tree content/404.md', 'tree content/docs']);
});
