import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { z } from 'zod';
import { digestCode } from './digestCode.ts';
import { digestInputs, locateInputs } from './testInputs.ts';
import { testReportSchema, type TestProject, type TestReport } from './testReports.ts';

type TestResult = TestReport['testResults'][number];

const keptSchema = z.object({
  digest: z.string(),
  inputs: z.array(z.string()),
  result: testReportSchema.shape.testResults.element,
});

/** What passed before and need not be run again. */
export interface KeptTests {
  /** The files of tests that have not changed since they passed, nor anything that they read then, with their results. */
  readonly find: () => Promise<ReadonlyMap<string, TestResult>>;
  /** Keeps the results of files that have passed just now. */
  readonly add: (results: readonly TestResult[]) => Promise<void>;
}

/**
 * Opens the results that are kept of a project's tests. All of them fall with any change of the code, of what is
 * installed and of `circumstances`, such as the browser; each falls with what it has read of the content and of the build.
 */
export async function openKeptTests(
  root: string,
  project: TestProject,
  circumstances: readonly string[],
): Promise<KeptTests> {
  const folder = join(root, '.cache/kept-tests', project);
  const buildId = await readBuildId(root);
  const code = await digestCode(root);
  const digest = (testFile: string, inputs: readonly string[]): string =>
    createHash('sha256')
      .update(JSON.stringify([testFile, code, process.version, ...circumstances]))
      .update(digestInputs(root, inputs, buildId))
      .digest('hex');
  return {
    async find() {
      const found = new Map<string, TestResult>();
      for (const name of existsSync(folder) ? await readdir(folder) : []) {
        const kept = keptSchema.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
        const testFile = locateTest(root, kept.result);
        if (digest(testFile, kept.inputs) === kept.digest) found.set(testFile, kept.result);
      }
      return found;
    },
    async add(results) {
      await mkdir(folder, { recursive: true });
      for (const result of results) {
        const testFile = locateTest(root, result);
        const file = join(folder, `${testFile.replaceAll('/', '+')}.json`);
        await rm(file, { force: true });
        const inputs = await readInputs(root, testFile);
        if (result.status !== 'passed' || inputs === undefined) continue;
        await writeFile(file, JSON.stringify({ digest: digest(testFile, inputs), inputs, result }));
      }
    },
  };
}

/** Vitest names files in full. */
function locateTest(root: string, { name }: TestResult): string {
  return relative(root, name).split(sep).join('/');
}

async function readInputs(root: string, testFile: string): Promise<string[] | undefined> {
  const file = join(root, locateInputs(testFile));
  if (!existsSync(file)) return undefined;
  return z.array(z.string()).parse(JSON.parse(await readFile(file, 'utf8')));
}

/** Empty where nothing is built. */
async function readBuildId(root: string): Promise<string> {
  const file = join(root, 'build/client/data/build.json');
  if (!existsSync(file)) return '';
  return z.object({ buildId: z.string() }).parse(JSON.parse(await readFile(file, 'utf8'))).buildId;
}
