/** Where Chromium and Firefox write the line of compiled code into a stack. */
const STACK_LINE = /(?:<anonymous>|> Function):(\d+):\d+/;

/** Where the compiler writes it into a message. */
const MESSAGE_LINE = /\((\d+):\d+\)$/;

/**
 * The line of edited code that an error points at; null where none can be found. `firstLine` is the number that the
 * browser gives the first line of compiled code.
 */
export function findErrorLine(error: unknown, firstLine: number): number | null {
  if (!(error instanceof Error)) return null;
  const compiled = MESSAGE_LINE.exec(error.message)?.[1];
  if (compiled !== undefined) return Number(compiled);
  const line = readStackLine(error);
  return line === null || line < firstLine ? null : line - firstLine + 1;
}

/** The line of compiled code that a stack names first. */
export function readStackLine({ stack = '' }: Error): number | null {
  const line = STACK_LINE.exec(stack)?.[1];
  return line === undefined ? null : Number(line);
}
