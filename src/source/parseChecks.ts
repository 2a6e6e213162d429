import { z } from 'zod';
import type { Problem } from '../model/problem.ts';

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
  const describe = (what: string): ReadChecks<Check> => ({
    problem: { file, line: 1, what, fix: `Correct it; ${model} lists what there is.` },
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return describe(
      `The file is no JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  const parsed = schema.safeParse(value);
  return parsed.success ? { checks: parsed.data } : describe(z.prettifyError(parsed.error));
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
