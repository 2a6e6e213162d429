import { fork } from 'node:child_process';
import path from 'node:path';
import type { PrerenderTask, WorkerAnswer, WorkerInput, WorkerMessage } from './worker.ts';

/** Starts a process that takes one task after the other until none is left. */
export function runWorker(
  input: WorkerInput,
  waiting: Iterator<PrerenderTask>,
  onAnswer: (answer: WorkerAnswer) => void,
): Promise<void> {
  const file = path.join(input.root, 'src/build/prerender/worker.ts');
  const child = fork(file, {
    cwd: input.root,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
    serialization: 'advanced',
  });
  const send = (message: WorkerMessage): void => void child.send(message);
  return new Promise((resolve, reject) => {
    const giveNext = (): void => {
      const next = waiting.next();
      if (next.done) child.disconnect();
      else send({ kind: 'render', task: next.value });
    };
    child.on('message', (answer: WorkerAnswer) => {
      onAnswer(answer);
      giveNext();
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`A process that prerenders pages ended with ${signal ?? code}.`));
    });
    send({ kind: 'start', input });
    giveNext();
  });
}
