import { formatSeconds } from './formatSeconds.ts';
import type { TestReport } from './testReports.ts';
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

/** Stages that run at the same time, since each alone would leave a part of the machine idle. */
export type StageGroup = readonly Stage[];

/** Runs groups of stages one after the other up to the first in which a stage fails. */
export async function runStages(
  groups: readonly StageGroup[],
  context: StageContext,
): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const group of groups) {
    results.push(...(await Promise.all(group.map((stage) => runStage(stage, context)))));
    if (!results.every(({ isGood }) => isGood)) break;
  }
  return results;
}

async function runStage({ name, run }: Stage, { now, log }: StageContext): Promise<StageResult> {
  log(`\n▸ ${name}`);
  const start = now();
  const outcome = await run().catch((error: unknown): StageOutcome => {
    log(error instanceof Error ? error.message : String(error));
    return { isGood: false };
  });
  const milliseconds = now() - start;
  const duration = formatSeconds(milliseconds);
  log(outcome.isGood ? `✓ ${name} (${duration})` : `✗ ${name} failed after ${duration}.`);
  return { ...outcome, name, milliseconds };
}

/** The stages named on the command line, or all of them. */
export function selectStages(
  groups: readonly StageGroup[],
  names: readonly string[],
): readonly StageGroup[] {
  const known = groups.flat().map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new VerbError(`There is no stage "${unknown}". The stages are: ${known.join(', ')}.`);
  }
  if (names.length === 0) return groups;
  return groups.map((group) => group.filter(({ name }) => names.includes(name)));
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

/** How many tests of a report went which way. */
export function countTests({ testResults }: TestReport): TestCounts {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { status: outcome, assertionResults } of testResults) {
    const failures = assertionResults.filter(({ status }) => status === 'failed').length;
    const passed = assertionResults.filter(({ status }) => status === 'passed').length;
    counts.passed += passed;
    counts.skipped += assertionResults.length - passed - failures;
    // A file that cannot even be loaded has no tests that could fail.
    counts.failed += outcome === 'failed' ? Math.max(failures, 1) : failures;
  }
  return counts;
}
