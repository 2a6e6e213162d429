/** As many runs as smooth out a busy moment of the machine. */
const RUNS = 5;

/** What several runs gave, one after the other. */
export async function measureOften<T>(measure: () => Promise<T>): Promise<[T, ...T[]]> {
  const results: [T, ...T[]] = [await measure()];
  while (results.length < RUNS) results.push(await measure());
  return results;
}

/** The one in the middle. */
export function findMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
