import { readBuildEnv } from './buildEnv.ts';
import { ensureBuild } from './runBuild.ts';
import { checkProjectImports } from './checkImports.ts';
import { ENGINES, prepareEngines } from './engines.ts';
import { prepareFallbackFonts } from './fallbackFonts.ts';
import { findBrowser, readBrowserVersion } from './findBrowser.ts';
import { readMachine } from './machine.ts';
import { readApi } from './readApi.ts';
import { runProgram } from './runProgram.ts';
import { readReport, startReport, TEST_PROJECTS, type TestProject } from './testReports.ts';
import {
  countTests,
  formatResults,
  runStages,
  selectStages,
  type StageGroup,
  type StageOutcome,
} from './testStages.ts';

const STAGES: readonly StageGroup[] = [
  [{ name: 'lint', run: lint }],
  [{ name: TEST_PROJECTS.unit, run: runUnitTests }],
  // Half of the build keeps one core busy.
  [
    { name: 'types', run: checkTypes },
    { name: 'build', run: build },
  ],
  [{ name: TEST_PROJECTS.e2e, run: runBrowserTests }],
  [{ name: TEST_PROJECTS.browsers, run: tryOtherBrowsers }],
];

/** `npm test`: everything, or only the stages named as arguments. */
export async function run(names: readonly string[]): Promise<void> {
  const context = { now: () => performance.now(), log: console.log };
  const results = await runStages(selectStages(STAGES, names), context);
  console.log(formatResults(results));
  process.exitCode = results.every(({ isGood }) => isGood) ? 0 : 1;
}

async function checkTypes(): Promise<StageOutcome> {
  if ((await runProgram('react-router', ['typegen'])) !== 0) return { isGood: false };
  const codes = await Promise.all(
    ['.', 'tsconfig.browser.json', 'content'].map((project) =>
      runProgram('tsc', ['--project', project]),
    ),
  );
  return { isGood: codes.every((code) => code === 0) };
}

async function lint(): Promise<StageOutcome> {
  const linted = await runProgram('oxlint', ['--deny-warnings']);
  const report = await checkProjectImports(process.cwd());
  if (report !== '') console.error(report);
  return { isGood: linted === 0 && report === '' };
}

async function build(): Promise<StageOutcome> {
  const root = process.cwd();
  await ensureBuild({ root, env: readBuildEnv(root), purpose: 'publish', verbose: false });
  return { isGood: true };
}

/** Several test files need the API of the packages: it is read here once, and says so. */
async function runUnitTests(): Promise<StageOutcome> {
  await readApi(process.cwd());
  return runVitest('unit');
}

async function runBrowserTests(): Promise<StageOutcome> {
  const browser = findBrowser();
  for (const line of prepareFallbackFonts(readMachine())) console.log(line);
  console.log(`Browser: ${readBrowserVersion(browser)} (${browser})`);
  return runVitest('e2e', { CHROMIUM_PATH: browser });
}

/** Firefox and WebKit, as far as they are there or can be installed. */
async function tryOtherBrowsers(): Promise<StageOutcome> {
  for (const line of prepareEngines(ENGINES, readMachine())) console.log(line);
  return runVitest('browsers');
}

async function runVitest(
  project: TestProject,
  env: Readonly<Record<string, string>> = {},
): Promise<StageOutcome> {
  const file = await startReport(process.cwd(), project);
  const exitCode = await runProgram(
    'vitest',
    [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    // A build in this process leaves its own behind.
    { NODE_ENV: 'test', ...env },
  );
  const report = await readReport(process.cwd(), project);
  return { isGood: exitCode === 0, counts: report && countTests(report) };
}
