import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readBuildEnv } from './buildEnv.ts';
import { hashInputs } from './hashInputs.ts';
import { VerbError } from './verbError.ts';

/** The parts of the tests that Vitest runs, each with a report of its own, and the stages that run them. */
export const TEST_PROJECTS = {
  unit: 'unit',
  e2e: 'browser',
  browsers: 'browsers',
} as const satisfies Record<string, string>;

export type TestProject = keyof typeof TEST_PROJECTS;

/** What Vitest's JSON reporter writes, as far as it is read here. */
export const testReportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          tags: z.array(z.string()),
          meta: z.object({
            faults: z.array(z.object({ name: z.string(), survived: z.boolean() })).optional(),
          }),
        }),
      ),
    }),
  ),
});

export type TestReport = z.infer<typeof testReportSchema>;

/** Makes room for the report of a run that is about to start, and notes what will be tested. */
export async function startReport(root: string, project: TestProject): Promise<string> {
  const { folder, report, inputs } = locateReport(root, project);
  await mkdir(folder, { recursive: true });
  await rm(report, { force: true });
  await writeFile(inputs, await hashInputs(root, readBuildEnv(root)));
  return report;
}

/** The report of a run that has ended, if it got as far as writing one. */
export async function readReport(
  root: string,
  project: TestProject,
): Promise<TestReport | undefined> {
  const { report } = locateReport(root, project);
  if (!existsSync(report)) return undefined;
  return testReportSchema.parse(JSON.parse(await readFile(report, 'utf8')));
}

/** Adds results of an earlier run that still hold, and gives the whole. */
export async function addToReport(
  root: string,
  project: TestProject,
  kept: TestReport['testResults'],
): Promise<TestReport | undefined> {
  const ran = await readReport(root, project);
  if (!ran) return undefined;
  const report = { testResults: [...ran.testResults, ...kept] };
  await writeFile(locateReport(root, project).report, JSON.stringify(report));
  return report;
}

/** The reports of all tests, provided that they are about the project as it is now. */
export async function readCurrentReports(root: string): Promise<TestReport[]> {
  const now = await hashInputs(root, readBuildEnv(root));
  const reports: TestReport[] = [];
  const problems: string[] = [];
  for (const [project, stage] of Object.entries(TEST_PROJECTS) as [TestProject, string][]) {
    const report = await readReport(root, project);
    if (!report) problems.push(`There is no report of the stage "${stage}".`);
    else if ((await readInputs(root, project)) !== now) {
      problems.push(`The report of the stage "${stage}" is old: files have changed since.`);
    } else reports.push(report);
  }
  if (problems.length === 0) return reports;
  throw new VerbError([...problems, 'Run `npm test` first.'].join('\n'));
}

/** What was noted when a run started; reports of earlier versions come without it. */
async function readInputs(root: string, project: TestProject): Promise<string | undefined> {
  const { inputs } = locateReport(root, project);
  return existsSync(inputs) ? readFile(inputs, 'utf8') : undefined;
}

function locateReport(root: string, project: TestProject) {
  const folder = join(root, '.cache/test-results');
  return {
    folder,
    report: join(folder, `${project}.json`),
    inputs: join(folder, `${project}.inputs`),
  };
}
