import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { withLock } from './withLock.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'take-turns-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('work on the same file is done one after the other', async () => {
  const file = path.join(folder, 'same.json');
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} starts`);
    await wait(20);
    events.push(`${name} ends`);
  };
  await Promise.all([withLock(file, work('first')), withLock(file, work('second'))]);
  expect(events).toEqual(['first starts', 'first ends', 'second starts', 'second ends']);
});

test('whoever has to wait says so once, and nobody else does', async () => {
  const file = path.join(folder, 'told.json');
  const events: string[] = [];
  const say = (event: string) => async (): Promise<void> => void events.push(event);
  let second: Promise<void> | undefined;
  await withLock(
    file,
    async () => {
      await new Promise<void>((resolve) => {
        second = withLock(file, say('second'), () => {
          events.push('second waits');
          resolve();
        });
      });
      events.push('first');
    },
    () => events.push('first waits'),
  );
  await second;
  expect(events).toEqual(['second waits', 'first', 'second']);
});

test('a failure gives the turn to the next', async () => {
  const file = path.join(folder, 'failing.json');
  await expect(withLock(file, () => Promise.reject(new Error('No.')))).rejects.toThrow('No.');
  expect(await withLock(file, () => Promise.resolve('done'))).toBe('done');
});

test('the turn of a process that is gone is over', async () => {
  const file = path.join(folder, 'abandoned.json');
  // Process ids end far below.
  writeFileSync(`${file}.lock`, '99999999');
  expect(await withLock(file, () => Promise.resolve('done'))).toBe('done');
  expect(existsSync(`${file}.lock`)).toBe(false);
});
