import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Ended {
  readonly status: number | null;
  readonly stderr: string;
}

function runNode(words: readonly string[], env: NodeJS.ProcessEnv = {}): Ended {
  const options = { encoding: 'utf8', env: { ...process.env, ...env } } as const;
  const { status, stderr } = spawnSync(process.execPath, words, options);
  return { status, stderr };
}

test.each(['dev', 'new'])('%s says in a sentence what is wrong with its words', (verb) => {
  const { status, stderr } = runNode(['scripts/launch.mjs', verb, '--not-an-option']);
  expect(status).toBe(1);
  expect(stderr).not.toMatch(/^ +at /m);
  expect(stderr.trim()).not.toBe('');
});

test('dev:ads starts like all verbs, and says so when its port is none', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [program, ...words] = scripts['dev:ads'].split(' ');
  expect([program, words[0]]).toEqual(['node', 'scripts/launch.mjs']);
  const { status, stderr } = runNode(words, { PORT: 'abc' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^\n?PORT is "abc"/);
});
