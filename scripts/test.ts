import { readBuildEnv } from './buildEnv.ts';
import { ensureBuild } from './runBuild.ts';
import { readContent } from './checkContent.ts';
import { checkProjectImports } from './checkImports.ts';
import { ENGINES, prepareEngines } from './engines.ts';
import { prepareFallbackFonts } from './fallbackFonts.ts';
import { findBrowser, readBrowserVersion } from './findBrowser.ts';
import { readMachine } from './machine.ts';
import { openKeptTests } from './keptTests.ts';
import { keepTypes } from './keptTypes.ts';
import { readApi } from './readApi.ts';
import { runProgram, runSilently } from './runProgram.ts';
import {
  addToReport,
  readReport,
  startReport,
  TEST_PROJECTS,
  type TestProject,
} from './testReports.ts';
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
  const isGood = await keepTypes(process.cwd(), async () => {
    if ((await runSilently('react-router', ['typegen'])) !== 0) return false;
    const codes = await Promise.all(
      ['.', 'tsconfig.browser.json', 'content'].map((project) =>
        runProgram('tsc', ['--project', project]),
      ),
    );
    return codes.every((code) => code === 0);
  });
  return { isGood };
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

/** Several test files need the content and the API of the packages: both are read here once, and say so. */
async function runUnitTests(): Promise<StageOutcome> {
  const root = process.cwd();
  await Promise.all([readApi(root), readContent(root)]);
  return runVitest('unit');
}

async function runBrowserTests(): Promise<StageOutcome> {
  const browser = findBrowser();
  const fonts = prepareFallbackFonts(readMachine());
  for (const line of fonts) console.log(line);
  const version = readBrowserVersion(browser);
  console.log(`Browser: ${version} (${browser})`);
  return runVitest('e2e', {
    circumstances: [version, browser, ...fonts],
    env: { CHROMIUM_PATH: browser },
  });
}

/** Firefox and WebKit, as far as they are there or can be installed. */
async function tryOtherBrowsers(): Promise<StageOutcome> {
  const engines = prepareEngines(ENGINES, readMachine());
  for (const line of engines) console.log(line);
  return runVitest('browsers', { circumstances: engines });
}

interface VitestOptions {
  /** What besides code and content decides how tests end. */
  readonly circumstances?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the tests of a project, but for those that have passed and cannot end in another way now. */
async function runVitest(
  project: TestProject,
  { circumstances = [], env = {} }: VitestOptions = {},
): Promise<StageOutcome> {
  const root = process.cwd();
  const file = await startReport(root, project);
  const keptTests = await openKeptTests(root, project, circumstances);
  const kept = await keptTests.find();
  if (kept.size > 0) console.log(`${kept.size} files of tests have passed as they are now.`);
  const exitCode = await runProgram(
    'vitest',
    [
      'run',
      '--project',
      project,
      '--passWithNoTests',
      ...[...kept.keys()].map((each) => `--exclude=${each}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    // A build in this process leaves its own behind.
    { NODE_ENV: 'test', ...env },
  );
  await keptTests.add((await readReport(root, project))?.testResults ?? []);
  const report = await addToReport(root, project, [...kept.values()]);
  return { isGood: exitCode === 0, counts: report && countTests(report) };
}
