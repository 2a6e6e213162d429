import { describe, expect, test } from 'vitest';
import { formatSeconds } from './formatSeconds.ts';
import {
  countTests,
  formatResults,
  runStages,
  selectStages,
  type Stage,
  type StageGroup,
  type StageOutcome,
} from './testStages.ts';

function createStage(name: string, outcome: StageOutcome | Error): Stage {
  return {
    name,
    run: () => (outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome)),
  };
}

async function runAndLog(...groups: readonly StageGroup[]) {
  const lines: string[] = [];
  let time = 0;
  const context = { now: () => (time += 1500), log: (line: string) => void lines.push(line) };
  const results = await runStages(groups, context);
  return { lines, results };
}

describe('running stages', () => {
  test('stops at the first group with a failure, and lets the rest of it end', async () => {
    const { lines, results } = await runAndLog(
      [createStage('lint', { isGood: true })],
      [createStage('types', { isGood: false }), createStage('build', { isGood: true })],
      [createStage('unit', { isGood: true })],
    );
    expect(lines.filter((line) => !line.startsWith('\n'))).toEqual([
      '✓ lint (1.5 s)',
      expect.stringMatching(/^✗ types failed after /),
      expect.stringMatching(/^✓ build /),
    ]);
    expect(results.map(({ name }) => name)).toEqual(['lint', 'types', 'build']);
  });

  test('runs the stages of a group at the same time', async () => {
    const started: string[] = [];
    const meet = (name: string): Stage => ({
      name,
      async run() {
        started.push(name);
        await Promise.resolve();
        return { isGood: started.length === 2 };
      },
    });
    const { results } = await runAndLog([meet('types'), meet('build')]);
    expect(results.map(({ isGood }) => isGood)).toEqual([true, true]);
  });

  test('takes an error for a failure and says its message', async () => {
    const { lines, results } = await runAndLog([createStage('build', new Error('No room left.'))]);
    expect(lines).toContain('No room left.');
    expect(results).toEqual([{ name: 'build', isGood: false, milliseconds: 1500 }]);
  });
});

describe('choosing stages', () => {
  const groups = [['lint'], ['types', 'build'], ['unit']].map((names) =>
    names.map((name) => createStage(name, { isGood: true })),
  );

  test.each([
    [[], [['lint'], ['types', 'build'], ['unit']]],
    [
      ['unit', 'types'],
      [[], ['types'], ['unit']],
    ],
  ])('%j runs %j', (names, expected) => {
    const selected = selectStages(groups, names);
    expect(selected.map((group) => group.map(({ name }) => name))).toEqual(expected);
  });

  test('a wrong name lists the right ones', () => {
    expect(() => selectStages(groups, ['units'])).toThrow(
      'There is no stage "units". The stages are: lint, types, build, unit.',
    );
  });
});

describe('the last lines', () => {
  test('sum up all tests', () => {
    const text = formatResults([
      { name: 'types', isGood: true, milliseconds: 400 },
      {
        name: 'unit',
        isGood: true,
        milliseconds: 65_000,
        counts: { passed: 20, failed: 0, skipped: 1 },
      },
      {
        name: 'browser',
        isGood: false,
        milliseconds: 2000,
        counts: { passed: 3, failed: 2, skipped: 0 },
      },
    ]);
    expect(text).toBe(`
✓ types    0.4 s
✓ unit     1 min 5 s
✗ browser  2.0 s
1 skipped
23 passed, 2 failed`);
  });

  test('count a stage that failed without a test as one failure', () => {
    const text = formatResults([{ name: 'types', isGood: false, milliseconds: 400 }]);
    expect(text.split('\n').at(-1)).toBe('0 passed, 1 failed');
  });
});

test('a file of tests that cannot be loaded counts as a failure', () => {
  const createFile = (status: string, tests: readonly string[]) => ({
    name: 'some.test.ts',
    status,
    assertionResults: tests.map((each) => ({
      ancestorTitles: [],
      title: 'works',
      status: each,
      tags: [],
      meta: {},
    })),
  });
  const report = {
    testResults: [
      createFile('passed', ['passed', 'passed', 'skipped']),
      createFile('failed', ['failed', 'failed']),
      createFile('failed', []),
    ],
  };
  expect(countTests(report)).toEqual({ passed: 2, failed: 3, skipped: 1 });
});

test.each([
  [0, '0.0 s'],
  [1249, '1.2 s'],
  [59_900, '59.9 s'],
  [60_000, '1 min 0 s'],
  [119_800, '2 min 0 s'],
])('%i ms read as %s', (milliseconds, expected) => {
  expect(formatSeconds(milliseconds)).toBe(expected);
});
