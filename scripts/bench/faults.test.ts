import { expect, test } from 'vitest';
import type { TestReport } from '../testReports.ts';
import { FAULT_TAG, formatFaults, listFaults } from './faults.ts';

type Result = TestReport['testResults'][number]['assertionResults'][number];

function createReport(...results: readonly Partial<Result>[]): TestReport {
  const assertionResults = results.map((result) => ({
    ancestorTitles: [],
    title: 'survives',
    status: 'passed',
    tags: [FAULT_TAG],
    meta: {},
    ...result,
  }));
  const name = '/project/src/hosting/locateFile.test.ts';
  return {
    testResults: [{ name, status: 'passed', assertionResults }],
  };
}

test.each<[string, Partial<Result>, unknown]>([
  [
    'of a group has its name',
    { ancestorTitles: ['storage', 'that is full'] },
    [{ kind: 'storage, that is full', name: 'survives', survived: true }],
  ],
  [
    'of no group has the name of its file',
    { status: 'failed' },
    [{ kind: 'locate file', name: 'survives', survived: false }],
  ],
  ['of no fault is none', { tags: [] }, []],
  ['that was skipped has tried nothing', { status: 'skipped' }, []],
  [
    'of many faults lists them',
    {
      ancestorTitles: ['a script'],
      status: 'failed',
      meta: {
        faults: [
          { name: 'a.js', survived: true },
          { name: 'b.js', survived: false },
        ],
      },
    },
    [
      { kind: 'a script: survives', name: 'a.js', survived: true },
      { kind: 'a script: survives', name: 'b.js', survived: false },
    ],
  ],
  [
    'that fails beside its faults is one itself',
    { status: 'failed', meta: { faults: [{ name: 'a.js', survived: true }] } },
    [
      { kind: 'locate file: survives', name: 'a.js', survived: true },
      { kind: 'locate file', name: 'survives', survived: false },
    ],
  ],
])('a test %s', (_, result, expected) => {
  expect(listFaults([createReport(result)])).toEqual(expected);
});

test.each([
  [120, 0, true, '120 faults tried, 120 survived, 0 not survived'],
  [119, 1, false, '120 faults tried, 119 survived, 1 not survived'],
  [3, 0, false, 'There should be at least 120.'],
])('%i faults survived and %i not survived: good is %s', (good, bad, isGood, lastLine) => {
  const faults = Array.from({ length: good + bad }, (_, index) => ({
    kind: 'storage',
    name: `fault ${index}`,
    survived: index < good,
  }));
  const formatted = formatFaults(faults);
  expect(formatted.isGood).toBe(isGood);
  const lines = formatted.text.split('\n');
  expect(lines[0]).toBe('✓  storage  fault 0');
  expect(lines.at(-1)).toBe(lastLine);
});
