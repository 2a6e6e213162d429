import { formatSeconds } from './formatSeconds.ts';

/** Says how far a step is. */
export type ReportProgress = (done: number, total: number) => void;

/** Where words about steps go, and where the time comes from. */
export interface StepOutput {
  readonly now: () => number;
  /** Writes text as it is; a terminal also takes lines that are written over. */
  readonly write: (text: string) => void;
  readonly isTerminal: boolean;
}

/** Short steps need no bar. */
const BAR_AFTER_MS = 2000;
const REDRAW_MS = 100;
const BAR_WIDTH = 24;
const CLEAR_LINE = '\r\u001B[K';

/**
 * Runs a step and says so in one line: what was done and how long it took. In a terminal a step that takes
 * longer shows how far it is.
 */
export async function runStep<Result>(
  name: string,
  work: (report: ReportProgress) => Promise<{ readonly result: Result; readonly what: string }>,
  output: StepOutput = CONSOLE,
): Promise<Result> {
  const { now, write, isTerminal } = output;
  const start = now();
  let drawn = start;
  if (isTerminal) write(`  ${name} …`);
  const report: ReportProgress = (done, total) => {
    const time = now();
    if (!isTerminal || time - start < BAR_AFTER_MS || time - drawn < REDRAW_MS) return;
    drawn = time;
    write(`${CLEAR_LINE}  ${formatProgress(name, { done, total, milliseconds: time - start })}`);
  };
  try {
    const { result, what } = await work(report);
    write(`${isTerminal ? CLEAR_LINE : ''}✓ ${what} in ${formatSeconds(now() - start)}\n`);
    return result;
  } catch (error) {
    write(
      `${isTerminal ? CLEAR_LINE : ''}✗ ${name} failed after ${formatSeconds(now() - start)}\n`,
    );
    throw error;
  }
}

/** A bar with counts and the time left, reckoned from the time so far. */
export function formatProgress(
  name: string,
  {
    done,
    total,
    milliseconds,
  }: { readonly done: number; readonly total: number; readonly milliseconds: number },
): string {
  const filled = total === 0 ? BAR_WIDTH : Math.floor((BAR_WIDTH * done) / total);
  const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
  const left = done === 0 ? '' : `, ${formatLeft((milliseconds / done) * (total - done))} left`;
  return `${name} ${bar} ${done} of ${total}${left}`;
}

function formatLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

const CONSOLE: StepOutput = {
  now: () => performance.now(),
  write: (text) => void process.stdout.write(text),
  isTerminal: process.stdout.isTTY,
};
