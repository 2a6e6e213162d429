import { describe, expect, test } from 'vitest';
import { formatProgress, runStep, type ReportProgress, type StepOutput } from './steps.ts';

/** Output into a list, and a clock that is moved by hand. */
function createOutput(isTerminal: boolean) {
  const written: string[] = [];
  const clock = { time: 0, tick: (): void => undefined };
  const output: StepOutput = {
    now: () => clock.time,
    write: (text) => void written.push(text),
    isTerminal,
    repeat: (_, call) => {
      clock.tick = call;
      return () => {
        clock.tick = () => undefined;
      };
    },
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

  test('without counts shows the time that goes by, until it has ended', async () => {
    const { written, clock, output } = createOutput(true);
    const work = async () => {
      clock.time = 1000;
      clock.tick();
      clock.time = 62_000;
      clock.tick();
      return { result: null, what: 'bundled scripts' };
    };
    await runStep('bundling', work, output);
    expect(written).toEqual([
      '  bundling …',
      '\r\u001B[K  bundling … 1 min 2 s',
      '\r\u001B[K✓ bundled scripts in 1 min 2 s\n',
    ]);
    const before = written.length;
    clock.time = 70_000;
    clock.tick();
    expect(written).toHaveLength(before);
  });

  test('keeps its counts while they stay the same', async () => {
    const { written, clock, output } = createOutput(true);
    const work = async (report: ReportProgress) => {
      report(3);
      clock.time = 5000;
      clock.tick();
      return { result: null, what: 'bundled scripts' };
    };
    await runStep('bundling', work, output);
    expect(written[1]).toBe('\r\u001B[K  bundling … 3 so far, 5 s');
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
