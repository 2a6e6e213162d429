import { readdir, readFile } from 'node:fs/promises';

const INTERVAL_MS = 500;
const PAGE_BYTES = 4096;

/** Follows a process and all it started, and tells the most memory they held together, in MB. */
export function watchMemory(pid: number): () => number {
  let peak = 0;
  const timer = setInterval(() => {
    void sumMemory(pid).then((bytes) => {
      peak = Math.max(peak, bytes);
    });
  }, INTERVAL_MS);
  return () => {
    clearInterval(timer);
    return peak / 1_000_000;
  };
}

/** Reads Linux's table of processes; elsewhere there is none, and the sum is 0. */
async function sumMemory(root: number): Promise<number> {
  const names = await readdir('/proc').catch(() => []);
  const processes = await Promise.all(
    names.filter((name) => /^\d+$/.test(name)).map((name) => readProcess(Number(name))),
  );
  const family = new Set([root]);
  let bytes = 0;
  // Children have higher numbers than their parents as good as always.
  for (const each of processes.toSorted((a, b) => a.pid - b.pid)) {
    if (family.has(each.parent)) family.add(each.pid);
    if (family.has(each.pid)) bytes += each.bytes;
  }
  return bytes;
}

async function readProcess(pid: number): Promise<{ pid: number; parent: number; bytes: number }> {
  const read = (file: string): Promise<string> =>
    readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
  const [stat, memory] = await Promise.all([read('stat'), read('statm')]);
  // The name, in parentheses, may hold spaces.
  const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0);
  return { pid, parent, bytes: Number(memory.split(' ')[1] ?? 0) * PAGE_BYTES };
}
