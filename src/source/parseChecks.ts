import { z } from 'zod';
import type { Problem } from '../model/problem.ts';
import { findJsonErrorLine, findJsonLine } from './jsonLines.ts';

/** What is read of a file with checks beside a page's demos. */
export type ReadChecks<Check> =
  { readonly checks: readonly Check[] } | { readonly problem: Problem };

/** Reads a file with checks, which may be missing; `model` is where its fields are explained. */
export function parseChecks<Check>(
  file: string,
  text: string | null,
  schema: z.ZodType<readonly Check[]>,
  model: string,
): ReadChecks<Check> {
  if (text === null) return { checks: [] };
  const describe = (line: number, what: string): ReadChecks<Check> => ({
    problem: { file, line, what, fix: `Correct it; ${model} lists what there is.` },
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return describe(findJsonErrorLine(text, reason), `The file is no JSON: ${reason}`);
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return { checks: parsed.data };
  const [issue] = parsed.error.issues;
  return describe(findJsonLine(text, issue?.path ?? []), z.prettifyError(parsed.error));
}

/** Reports a check at the line that names something. */
export function describeOddCheck(
  file: string,
  text: string | null,
  name: string,
  what: string,
): Problem {
  const before = (text ?? '').split(JSON.stringify(name))[0] ?? '';
  return { file, line: before.split('\n').length, what, fix: 'Correct the check, or delete it.' };
}
