import { z } from 'zod';
import { formatSeconds } from './formatSeconds.ts';
import { VerbError } from './verbError.ts';

/** How many tests of a stage went which way. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What a stage found out; stages without tests of their own have no counts. */
export interface StageOutcome {
  readonly isGood: boolean;
  readonly counts?: TestCounts | undefined;
}

/** A step of `npm test`. */
export interface Stage {
  readonly name: string;
  readonly run: () => Promise<StageOutcome>;
}

/** A stage that has run. */
export interface StageResult extends StageOutcome {
  readonly name: string;
  readonly milliseconds: number;
}

/** Where the time comes from and where words go. */
export interface StageContext {
  readonly now: () => number;
  readonly log: (line: string) => void;
}

/** Runs stages one after the other up to the first that fails. */
export async function runStages(
  stages: readonly Stage[],
  { now, log }: StageContext,
): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const { name, run } of stages) {
    log(`\n▸ ${name}`);
    const start = now();
    const outcome = await run().catch((error: unknown): StageOutcome => {
      log(error instanceof Error ? error.message : String(error));
      return { isGood: false };
    });
    const milliseconds = now() - start;
    results.push({ ...outcome, name, milliseconds });
    const duration = formatSeconds(milliseconds);
    log(
      outcome.isGood
        ? `✓ ${name} (${duration})`
        : `✗ ${name} failed after ${duration}; stopping here.`,
    );
    if (!outcome.isGood) break;
  }
  return results;
}

/** The stages named on the command line, or all of them. */
export function selectStages(stages: readonly Stage[], names: readonly string[]): readonly Stage[] {
  const known = stages.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new VerbError(`There is no stage "${unknown}". The stages are: ${known.join(', ')}.`);
  }
  return names.length === 0 ? stages : stages.filter(({ name }) => names.includes(name));
}

/** How long each stage took, and as the last line how many tests passed and failed. */
export function formatResults(results: readonly StageResult[]): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  const lines = results.map(
    ({ name, isGood, milliseconds }) =>
      `${isGood ? '✓' : '✗'} ${name.padEnd(width)}  ${formatSeconds(milliseconds)}`,
  );
  const { passed, failed, skipped } = sumCounts(results);
  const skips = skipped > 0 ? [`${skipped} skipped`] : [];
  return ['', ...lines, ...skips, `${passed} passed, ${failed} failed`].join('\n');
}

/** A stage that fails without a failed test of its own counts as one failure. */
function sumCounts(results: readonly StageResult[]): TestCounts {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const { isGood, counts } of results) {
    sum.passed += counts?.passed ?? 0;
    sum.skipped += counts?.skipped ?? 0;
    sum.failed += Math.max(counts?.failed ?? 0, isGood ? 0 : 1);
  }
  return sum;
}

const vitestReportSchema = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

/** Reads the counts from the report of Vitest's JSON reporter. */
export function parseVitestReport(json: string): TestCounts {
  const report = vitestReportSchema.parse(JSON.parse(json));
  const failed = report.testResults.map(({ status, assertionResults }) => {
    const failures = assertionResults.filter((result) => result.status === 'failed').length;
    // A file that cannot even be loaded has no tests that could fail.
    return status === 'failed' ? Math.max(failures, 1) : failures;
  });
  return {
    passed: report.numPassedTests,
    failed: failed.reduce((sum, count) => sum + count, 0),
    skipped: report.numPendingTests,
  };
}
