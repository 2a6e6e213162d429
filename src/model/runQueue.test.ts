import { expect, test } from 'vitest';
import { runQueue } from './runQueue.ts';

test('works on as many items at a time as it may, in order', async () => {
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  await runQueue([1, 2, 3, 4, 5], 2, async (item) => {
    begun.push(item);
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  });
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test('begins nothing after a failure, but waits for what is under way', async () => {
  const ended: number[] = [];
  const queue = runQueue([1, 2, 3, 4], 2, async (item) => {
    if (item === 1) throw new Error('broken');
    await Promise.resolve();
    ended.push(item);
  });
  await expect(queue).rejects.toThrow('broken');
  expect(ended).toEqual([2]);
});
