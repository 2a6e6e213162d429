import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  addToReport,
  readCurrentReports,
  readReport,
  startReport,
  TEST_PROJECTS,
  type TestProject,
} from './testReports.ts';

const REPORT = JSON.stringify({ testResults: [] });
const PROJECTS = Object.keys(TEST_PROJECTS) as TestProject[];
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'swatchbook-reports-'));
});
afterEach(() => rm(root, { recursive: true }));

test('reports of the files as they are can be read', async () => {
  for (const project of PROJECTS) await writeFile(await startReport(root, project), REPORT);
  expect(await readCurrentReports(root)).toHaveLength(PROJECTS.length);
});

test('a report has the results of an earlier run, too', async () => {
  const kept = { name: 'other.test.ts', status: 'passed', assertionResults: [] };
  await writeFile(await startReport(root, 'unit'), REPORT);
  await addToReport(root, 'unit', [kept]);
  expect(await readReport(root, 'unit')).toEqual({ testResults: [kept] });
});

test('what is missing and what is old is named', async () => {
  await writeFile(await startReport(root, 'unit'), REPORT);
  await writeFile(join(root, 'package.json'), '{}');
  await writeFile(await startReport(root, 'browsers'), REPORT);
  await rm(join(root, '.cache/test-results/browsers.inputs'));
  await expect(readCurrentReports(root)).rejects.toThrow(
    [
      'The report of the stage "unit" is old: files have changed since.',
      'There is no report of the stage "browser".',
      'The report of the stage "browsers" is old: files have changed since.',
      'Run `npm test` first.',
    ].join('\n'),
  );
});
