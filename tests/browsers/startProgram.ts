import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PATIENCE_MS } from '../e2e/patience.ts';

/** A program that runs beside the tests. */
export interface RunningProgram {
  /** Waits until the program has written what the pattern describes, and gives the pattern's first group. */
  find(pattern: RegExp): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a program that does not outlive the tests; besides the usual two it can write to its stream number 3. */
export function startProgram(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): RunningProgram {
  const program = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const kill = (): void => void program.kill();
  process.once('exit', kill);
  let written = '';
  let end: string | undefined;
  program.on('error', ({ message }) => (end = message));
  program.on('exit', (code, signal) => (end = `ended by itself (${signal ?? code})`));
  for (const stream of program.stdio.slice(1)) {
    stream?.on('data', (chunk: Buffer) => (written += chunk.toString()));
  }
  return {
    async find(pattern) {
      const deadline = performance.now() + PATIENCE_MS;
      for (;;) {
        const found = pattern.exec(written)?.[1];
        if (found !== undefined) return found;
        if (end !== undefined) throw new Error(`${command}: ${end}\n${written}`);
        if (performance.now() > deadline) throw new Error(`${command} is silent.\n${written}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async stop() {
      process.off('exit', kill);
      if (end !== undefined) return;
      kill();
      await once(program, 'exit');
    },
  };
}
