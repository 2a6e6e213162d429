import { FILES_AT_ONCE, runQueue } from '../../model/runQueue.ts';
import type { PageStore } from './pageStore.ts';
import type { PrerenderTask } from './worker.ts';
import { writeFiles, type BuildOutput } from './writeFiles.ts';

/** Writes pages of the last build again. Gives those that cannot be read. */
export async function writeKept(
  store: PageStore,
  build: BuildOutput,
  tasks: readonly PrerenderTask[],
  onWritten: () => void,
): Promise<PrerenderTask[]> {
  const damaged: PrerenderTask[] = [];
  await runQueue(tasks, FILES_AT_ONCE, async (task) => {
    const kept = task.key === null ? undefined : await store.find(task.key);
    if (!kept) {
      damaged.push(task);
      return;
    }
    await writeFiles(build, kept);
    onWritten();
  });
  return damaged;
}
