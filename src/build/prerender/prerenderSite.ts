import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Site } from '../../source/site.ts';
import { listPaths, type PathGroup } from '../listPaths.ts';
import type { WorkerAnswer, WorkerInput, WorkerMessage } from './worker.ts';

export interface PrerenderOptions {
  readonly root: string;
  readonly site: Site;
  readonly onProgress: (done: number, total: number) => void;
}

/** Writes everything the site consists of to `build/client`, on all cores. Gives what went wrong. */
export async function prerenderSite({
  root,
  site,
  onProgress,
}: PrerenderOptions): Promise<string[]> {
  const groups = listPaths(site);
  const waiting = groups.values();
  const problems: string[] = [];
  let done = 0;
  const processes = Array.from({ length: Math.min(availableParallelism(), groups.length) }, () =>
    runProcess({ root, site }, waiting, ({ problem }) => {
      done += 1;
      if (problem !== null) problems.push(problem);
      onProgress(done, groups.length);
    }),
  );
  await Promise.all(processes);
  return problems;
}

/** One process takes one group after the other until none is left. */
function runProcess(
  input: WorkerInput,
  waiting: Iterator<PathGroup>,
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
      else send({ kind: 'render', group: next.value });
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
