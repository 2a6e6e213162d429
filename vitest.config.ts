import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { FAULT_TAG } from './scripts/bench/faults.ts';
import { PATIENCE_MS } from './tests/e2e/patience.ts';

const MINUTE = 60_000;

/** Tests that take minutes. They start first, or else the last of them would run alone. */
const LONG =
  /\/(?:basePath|codeFiles|content|demoSweep|dev|exports|foreignChanges|html|keyboard|leaks|mistakes|offline\w+|pages|playgrounds|realPackages|renderedApi|searchRanking|storage)\.test\.ts$/;

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(isLong(b)) - Number(isLong(a)));
  }
}

function isLong({ moduleId }: TestSpecification): boolean {
  return LONG.test(moduleId);
}

export default defineConfig({
  define: {
    __BUILD_ID__: JSON.stringify('test'),
    __SITE_URL__: JSON.stringify('http://localhost:3000'),
  },
  test: {
    tags: [
      {
        name: FAULT_TAG,
        description: 'Something goes wrong, and the reader keeps what was there.',
      },
    ],
    sequence: { sequencer: LongFirst },
    setupFiles: ['tests/noteInputs.ts'],
    // Limits end what hangs. None of them expects speed: machines are slow, busy, or new to the project,
    // and then a hook reads all packages and content for the first time.
    testTimeout: 15 * MINUTE,
    hookTimeout: 60 * MINUTE,
    expect: { poll: { timeout: PATIENCE_MS } },
    // Left to itself the runner would spare a core, which is half of what small machines have.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'content/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/content/**/*.test.ts',
            'tests/adNetwork/**/*.test.ts',
          ],
          // Tests of pure code leave nothing behind; a process for each file takes as long as the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts', 'tests/exports/**/*.test.ts'],
          // Each file starts a browser and a site of its own; what it imports need not be loaded anew.
          isolate: false,
          // Half of these tests wait for timers of the site; meanwhile another can use the core. One more, and all of
          // them wait so long that what pages do meanwhile costs a quarter more work.
          maxWorkers: availableParallelism() + 1,
          // A browser now and then hangs by itself. The report marks each test that needed its second chance:
          // look into those.
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          isolate: false,
          retry: 1,
        },
      },
    ],
  },
});
