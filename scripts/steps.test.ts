import { describe, expect, test } from 'vitest';
import { formatProgress, runStep, type StepOutput } from './steps.ts';

/** Output into a list, and a clock that is moved by hand. */
function createOutput(isTerminal: boolean) {
  const written: string[] = [];
  const clock = { time: 0 };
  const output: StepOutput = {
    now: () => clock.time,
    write: (text) => void written.push(text),
    isTerminal,
  };
  return { written, clock, output };
}

describe('a step', () => {
  test('is one line in a log, whatever it reports', async () => {
    const { written, clock, output } = createOutput(false);
    const result = await runStep(
      'prerendering',
      async (report) => {
        clock.time = 5000;
        report(1, 2);
        return { result: 7, what: 'prerendered 2 pages' };
      },
      output,
    );
    expect(result).toBe(7);
    expect(written).toEqual(['✓ prerendered 2 pages in 5.0 s\n']);
  });

  test('shows a bar in a terminal once it takes long', async () => {
    const { written, clock, output } = createOutput(true);
    await runStep(
      'prerendering',
      async (report) => {
        clock.time = 500;
        report(1, 10);
        clock.time = 4000;
        report(5, 10);
        return { result: null, what: 'prerendered 10 pages' };
      },
      output,
    );
    expect(written).toEqual([
      '  prerendering …',
      '\r\u001B[K  prerendering ████████████░░░░░░░░░░░░ 5 of 10, 4 s left',
      '\r\u001B[K✓ prerendered 10 pages in 4.0 s\n',
    ]);
  });

  test('says that it failed and passes on why', async () => {
    const { written, output } = createOutput(false);
    const failing = runStep('bundling', () => Promise.reject(new Error('No room left.')), output);
    await expect(failing).rejects.toThrow('No room left.');
    expect(written).toEqual(['✗ bundling failed after 0.0 s\n']);
  });
});

test.each([
  [{ done: 0, total: 4, milliseconds: 3000 }, 'packages ░░░░░░░░░░░░░░░░░░░░░░░░ 0 of 4'],
  [
    { done: 1, total: 3, milliseconds: 40_000 },
    'packages ████████░░░░░░░░░░░░░░░░ 1 of 3, 1 min 20 s left',
  ],
  [{ done: 4, total: 4, milliseconds: 9000 }, 'packages ████████████████████████ 4 of 4, 0 s left'],
])('progress of %j', (state, text) => {
  expect(formatProgress('packages', state)).toBe(text);
});
