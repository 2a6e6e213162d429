import { formatSeconds } from './formatSeconds.ts';

/** Says how far a step is; without a total where nobody knows how much there will be. */
export type ReportProgress = (done: number, total?: number) => void;

/** Where words about steps go, and where the time comes from. */
export interface StepOutput {
  readonly now: () => number;
  /** Writes text as it is; a terminal also takes lines that are written over. */
  readonly write: (text: string) => void;
  readonly isTerminal: boolean;
  /** Calls again and again, until it is told to stop. */
  readonly repeat: (milliseconds: number, call: () => void) => () => void;
}

/** Short steps need no bar. */
const BAR_AFTER_MS = 2000;
const REDRAW_MS = 100;
/** Steps that report nothing for a while, or never, show the time that goes by. */
const TICK_MS = 1000;
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
  const { now, write, isTerminal, repeat } = output;
  const start = now();
  let drawn = start;
  let counts: Counts = {};
  const draw = (): void => {
    const time = now();
    if (time - start < BAR_AFTER_MS || time - drawn < REDRAW_MS) return;
    drawn = time;
    write(`${CLEAR_LINE}  ${formatProgress(name, { ...counts, milliseconds: time - start })}`);
  };
  if (isTerminal) write(`  ${name} …`);
  const stop = isTerminal ? repeat(TICK_MS, draw) : () => undefined;
  const report: ReportProgress = (done, total) => {
    counts = { done, total };
    if (isTerminal) draw();
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
  } finally {
    stop();
  }
}

interface Counts {
  readonly done?: number;
  readonly total?: number | undefined;
}

/** A bar with counts and the time left, reckoned from the time so far; or, without a total, what there is to say. */
export function formatProgress(
  name: string,
  { done, total, milliseconds }: Counts & { readonly milliseconds: number },
): string {
  const time = formatTime(milliseconds);
  if (done === undefined) return `${name} … ${time}`;
  if (total === undefined) return `${name} … ${done} so far, ${time}`;
  const filled = total === 0 ? BAR_WIDTH : Math.floor((BAR_WIDTH * done) / total);
  const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
  const left = done === 0 ? '' : `, ${formatTime((milliseconds / done) * (total - done))} left`;
  return `${name} ${bar} ${done} of ${total}${left}`;
}

function formatTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

const CONSOLE: StepOutput = {
  now: () => performance.now(),
  write: (text) => void process.stdout.write(text),
  isTerminal: process.stdout.isTTY,
  repeat: (milliseconds, call) => {
    const timer = setInterval(call, milliseconds);
    return () => clearInterval(timer);
  },
};
