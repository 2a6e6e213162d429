import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each(['dev', 'new'])('%s says in a sentence what is wrong with its words', (verb) => {
  const words = ['scripts/launch.mjs', verb, '--not-an-option'];
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).not.toMatch(/^ +at /m);
  expect(stderr.trim()).not.toBe('');
});
