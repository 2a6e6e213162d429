import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const PROGRAM = `
  import { whenStopped } from ${JSON.stringify(pathToFileURL('scripts/whenStopped.ts').href)};
  const life = setInterval(() => {}, 1000);
  whenStopped(() => { console.log('stopped'); clearInterval(life); });
  console.log('ready');
`;
const ARGS = ['--import', 'tsx', '--input-type=module', '--eval', PROGRAM];

test.each(['SIGINT', 'SIGTERM'] as const)('%s stops a program', async (signal) => {
  const child = spawn(process.execPath, ARGS, { stdio: ['ignore', 'pipe', 'inherit'] });
  const output = collect(child.stdout);
  await output.has('ready');
  child.kill(signal);
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(output.text()).toBe('ready\nstopped\n');
});

test('a program stops when the one that started it is gone', async () => {
  // The shell waits for its child, and is killed without passing the signal on, as npm's is.
  const command = [process.execPath, ...ARGS].map((word) => `'${word.replaceAll("'", `'\\''`)}'`);
  const shell = spawn('sh', ['-c', `${command.join(' ')}; true`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = collect(shell.stdout);
  await output.has('ready');
  shell.kill('SIGKILL');
  await output.has('stopped');
});

function collect(stream: NodeJS.ReadableStream) {
  let text = '';
  stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const has = async (word: string): Promise<void> => {
    while (!text.includes(word)) await once(stream, 'data');
  };
  return { has, text: () => text };
}
