import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startThirdParty } from '../tests/adNetwork/server.ts';

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

test('dev:ads starts like all verbs, and says so when its port is taken', async () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [program, ...words] = scripts['dev:ads'].split(' ');
  expect([program, words[0]]).toEqual(['node', 'scripts/launch.mjs']);
  const other = await startThirdParty();
  const { port } = new URL(other.url);
  expect(runNode(words, { PORT: port })).toEqual({
    status: 1,
    stderr: `\nPort ${port} is taken. Choose another: PORT=4711 npm run dev:ads\n`,
  });
  await other.close();
});
