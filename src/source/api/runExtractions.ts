import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../model/problem.ts';
import { withLock } from '../../files/withLock.ts';
import { EXTRACTOR_FOLDER } from './apiCache.ts';
import type { ExtractionAnswer, ExtractionTask } from './extract/worker.ts';
import { findPackageLine } from './findPackageLine.ts';

/** A little above what reading all packages needs, so that a leak ends in an error and not in swapping. */
const MAX_HEAP_MB = 2200;

/**
 * Reads packages, one after the other, in another process; the answers are files. Tells which could not be read.
 * A second process would gain nothing on two cores: the first has parsed most of what the next package needs.
 */
export async function runExtractions(
  root: string,
  tasks: readonly ExtractionTask[],
  onProgress: (done: number) => void,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  let extractor: ChildProcess | undefined;
  for (const [index, task] of tasks.entries()) {
    const { output } = task;
    const failure = await withLock(output, async () => {
      // Another build may have done it meanwhile.
      if (existsSync(output)) return null;
      if (!extractor?.connected) extractor = startExtractor(root);
      return askExtractor(extractor, task);
    });
    if (failure !== null) problems.push(describeFailure(root, task, failure));
    onProgress(index + 1);
  }
  if (extractor?.connected) extractor.disconnect();
  return problems;
}

function startExtractor(root: string): ChildProcess {
  // The caller may be bundled, so the worker is found from the project root.
  return fork(path.join(root, EXTRACTOR_FOLDER, 'worker.ts'), {
    cwd: root,
    execArgv: ['--import', 'tsx', `--max-old-space-size=${MAX_HEAP_MB}`],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

/** Resolves with what went wrong, if anything did: what the process answers, or what it said when it ended. */
function askExtractor(extractor: ChildProcess, task: ExtractionTask): Promise<ExtractionAnswer> {
  let said = '';
  const listen = (chunk: Buffer): void => {
    said += chunk.toString();
  };
  extractor.stderr?.on('data', listen);
  return new Promise<ExtractionAnswer>((resolve) => {
    const onEnd = (code: number | null): void => resolve(said.trim() || `Exit code ${code}.`);
    const onFailure = (error: Error): void => resolve(error.message);
    extractor.once('close', onEnd).once('error', onFailure);
    extractor.once('message', (answer: ExtractionAnswer) => {
      extractor.off('close', onEnd).off('error', onFailure);
      resolve(answer);
    });
    extractor.send(task);
  }).finally(() => extractor.stderr?.off('data', listen));
}

function describeFailure(root: string, { config }: ExtractionTask, said: string): Problem {
  const reason = said.split('\n').find((line) => /Error/.test(line)) ?? said.split('\n')[0] ?? '';
  return {
    ...findPackageLine(root, config.name),
    what: `The API of ${config.name} cannot be read. ${reason.trim()}`,
    fix: 'Install a version of the package that this site was tested with.',
  };
}
