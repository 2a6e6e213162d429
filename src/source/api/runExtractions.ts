import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../model/problem.ts';
import { withLock } from '../../files/withLock.ts';
import { runQueue } from '../../model/runQueue.ts';
import { EXTRACTOR_FOLDER } from './apiCache.ts';
import type { ExtractionTask } from './extract/worker.ts';
import { findPackageLine } from './findPackageLine.ts';

/** Type checking a package needs up to 700 MB, so only two are read at a time. */
const MAX_PROCESSES = 2;
/** A little above the largest package's need, so that a leak ends in an error and not in swapping. */
const MAX_HEAP_MB = 1400;

/** Reads packages, each in a process of its own; the answers are files. Tells which could not be read. */
export async function runExtractions(
  root: string,
  tasks: readonly ExtractionTask[],
  onProgress: (done: number) => void,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  let done = 0;
  await runQueue(tasks, MAX_PROCESSES, async (task) => {
    const { output } = task;
    const failure = await withLock(output, async () =>
      // Another process may have done it meanwhile.
      existsSync(output) ? null : runExtraction(root, task),
    );
    if (failure !== null) problems.push(describeFailure(root, task, failure));
    done += 1;
    onProgress(done);
  });
  return problems;
}

/** Resolves with null, or with what the process said when it failed. */
function runExtraction(root: string, task: ExtractionTask): Promise<string | null> {
  // The caller may be bundled, so the worker is found from the project root.
  const worker = path.join(root, EXTRACTOR_FOLDER, 'worker.ts');
  const flags = ['--import', 'tsx', `--max-old-space-size=${MAX_HEAP_MB}`];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...flags, worker, JSON.stringify(task)], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) => resolve(code === 0 ? null : said.trim() || `Exit code ${code}.`));
  });
}

function describeFailure(root: string, { config }: ExtractionTask, said: string): Problem {
  const reason = said.split('\n').find((line) => /Error/.test(line)) ?? said.split('\n')[0] ?? '';
  return {
    ...findPackageLine(root, config.name),
    what: `The API of ${config.name} cannot be read. ${reason.trim()}`,
    fix: 'Install a version of the package that this site was tested with.',
  };
}
