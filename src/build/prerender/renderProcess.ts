import { fork } from 'node:child_process';
import path from 'node:path';
import { BUNDLED_RENDERER } from '../bundle.ts';
import type { PrerenderTask, WorkerAnswer, WorkerInput, WorkerMessage } from './worker.ts';

/** A process that renders pages. */
export interface RenderProcess {
  /** Whether it can be given work: one that was started early may have found no bundle to load. */
  readonly isAlive: () => boolean;
  /** Lets it take one task after the other until none is left, and waits for its end. */
  readonly run: (work: RenderWork) => Promise<void>;
  /** Ends it, if it still runs. */
  readonly stop: () => void;
}

/** What a process works on. */
export interface RenderWork {
  readonly input: WorkerInput;
  readonly waiting: Iterator<PrerenderTask>;
  readonly onAnswer: (answer: WorkerAnswer) => void;
}

interface StartOptions {
  readonly root: string;
  /** The bundle to load right away, by its digest; null where it is not known yet. */
  readonly bundle: string | null;
  /** Whether to show what the libraries say while they render. */
  readonly verbose: boolean;
}

/** Starts a process that renders pages. */
export function startRenderProcess({ root, bundle, verbose }: StartOptions): RenderProcess {
  const child = fork(path.join(root, BUNDLED_RENDERER), {
    cwd: root,
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: verbose ? 'inherit' : ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (code === 0) resolve();
      else
        reject(new Error(`A process that prerenders pages ended with ${signal ?? code}.\n${said}`));
    });
  });
  // A failure is thrown where the end is waited for.
  ended.catch(() => undefined);
  const send = (message: WorkerMessage): void => void child.send(message);
  const stop = (): void => {
    if (child.connected) child.disconnect();
  };
  if (bundle !== null) send({ kind: 'load', root, bundle });
  return {
    isAlive: () => child.connected,
    run: ({ input, waiting, onAnswer }) => {
      const giveNext = (): void => {
        const next = waiting.next();
        if (next.done) stop();
        else send({ kind: 'render', task: next.value });
      };
      child.on('message', (answer: WorkerAnswer) => {
        onAnswer(answer);
        giveNext();
      });
      send({ kind: 'start', input });
      giveNext();
      return ended;
    },
    stop,
  };
}
