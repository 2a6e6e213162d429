/** How many files to read or write at once: while one waits for the disk, another is worked on. */
export const FILES_AT_ONCE = 8;

/**
 * Works through items in their order, a few at a time. After the first failure nothing new is begun;
 * it is thrown when what is under way has ended.
 */
export async function runQueue<Item>(
  items: Iterable<Item>,
  concurrency: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const failures: unknown[] = [];
  const run = async (): Promise<void> => {
    while (failures.length === 0) {
      const next = waiting.next();
      if (next.done) return;
      await work(next.value).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, run));
  if (failures.length > 0) throw failures[0];
}
