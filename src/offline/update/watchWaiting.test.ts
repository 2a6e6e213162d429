import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchWaiting } from './watchWaiting.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A browser in which a worker waits. */
function openBrowser() {
  const received: unknown[] = [];
  const worker = { postMessage: (message: unknown) => received.push(message) };
  const registration: {
    waiting: typeof worker | null;
    installing: null;
    addEventListener(): void;
  } = {
    waiting: worker,
    installing: null,
    addEventListener: () => undefined,
  };
  const container = { getRegistration: () => Promise.resolve(registration) };
  return { container: container as unknown as ServiceWorkerContainer, registration, received };
}

test('a waiting worker is asked to take over until it has', async () => {
  const { container, registration, received } = openBrowser();
  const onWaiting = vi.fn<() => void>();
  const activate = watchWaiting(container, onWaiting);
  await vi.advanceTimersByTimeAsync(0);
  expect(onWaiting).toHaveBeenCalledTimes(1);
  activate();
  await vi.advanceTimersByTimeAsync(5000);
  expect(received).toEqual(new Array(3).fill({ kind: 'activate' }));
  registration.waiting = null;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(received).toHaveLength(3);
});
