import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 250;

/**
 * Runs work that makes a file, unless another process is at it: then waits for that one. Two test
 * files or a test and a build would otherwise read the same packages at the same time. `onWait` is called once,
 * before it waits.
 */
export async function withLock<T>(
  file: string,
  work: () => Promise<T>,
  onWait: () => void = () => undefined,
): Promise<T> {
  const lock = `${file}.lock`;
  mkdirSync(path.dirname(file), { recursive: true });
  if (!tryLock(lock)) await waitForLock(lock, onWait);
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

async function waitForLock(lock: string, onWait: () => void): Promise<void> {
  // One that was left behind is given up at the first try.
  if (tryLock(lock)) return;
  onWait();
  do await wait(POLL_MS);
  while (!tryLock(lock));
}

function tryLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    // Held; or left by a process that was ended before it could clean up.
    if (isAbandoned(lock)) rmSync(lock, { force: true });
    return false;
  }
}

function isAbandoned(lock: string): boolean {
  try {
    const owner = Number(readFileSync(lock, 'utf8'));
    if (owner === 0) return false;
    process.kill(owner, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
