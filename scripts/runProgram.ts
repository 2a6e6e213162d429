import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { whenStopped } from './whenStopped.ts';

/** The programs of our packages that the verbs run, each with its file below `node_modules`. */
const PROGRAMS = {
  oxlint: 'oxlint/bin/oxlint',
  prettier: 'prettier/bin/prettier.cjs',
  'react-router': '@react-router/dev/bin.js',
  tsc: 'typescript-native/bin/tsc',
  vitest: 'vitest/vitest.mjs',
} as const satisfies Record<string, string>;

/** Runs one of the installed programs in the project's folder and gives its exit code. */
export function runProgram(
  program: keyof typeof PROGRAMS,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<number> {
  return runNode([join('node_modules', PROGRAMS[program]), ...args], env, signal);
}

/** Runs a program that has nothing to say unless it fails, and gives its exit code. */
export async function runSilently(
  program: keyof typeof PROGRAMS,
  args: readonly string[],
): Promise<number> {
  const child = spawn(process.execPath, [join('node_modules', PROGRAMS[program]), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = Promise.all([readText(child.stdout), readText(child.stderr)]);
  const code = await waitForExit(child);
  if (code !== 0) process.stderr.write((await said).join(''));
  return code;
}

/** Runs Node in the project's folder and gives its exit code. */
export function runNode(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<number> {
  const child = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  signal?.addEventListener('abort', () => child.kill('SIGTERM'), { once: true });
  return waitForExit(child);
}

/** The exit code of a process, which ends when this one is stopped. */
function waitForExit(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const cancel = whenStopped(() => child.kill('SIGTERM'));
    child.on('error', reject);
    child.on('exit', (code) => {
      cancel();
      resolve(code ?? 1);
    });
  });
}
