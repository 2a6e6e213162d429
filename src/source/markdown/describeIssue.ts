import type { z } from 'zod';
import { suggestName } from '../../model/problem.ts';

/** The two sentences of a problem. */
export interface Description {
  readonly what: string;
  readonly fix: string;
}

/**
 * Says in words what a schema does not accept about a value.
 * `subject` starts the sentence, as in `The demo option "height"`.
 */
export function describeIssue(
  issue: z.core.$ZodIssue,
  subject: string,
  value: unknown,
): Description {
  const refused = `${subject} cannot be ${JSON.stringify(value)}.`;
  switch (issue.code) {
    case 'invalid_type':
      return { what: refused, fix: `Write ${TYPE_WORDS[issue.expected] ?? issue.expected}.` };
    case 'invalid_value':
      return {
        what: refused,
        fix: suggestName(String(value), issue.values.map(String), 'Valid are'),
      };
    case 'too_big':
      if (typeof value !== 'string')
        return { what: refused, fix: `Write at most ${issue.maximum}.` };
      return {
        what: `${subject} has ${value.length} characters, ${value.length - Number(issue.maximum)} too many.`,
        fix: `Write at most ${issue.maximum} characters.`,
      };
    case 'too_small':
      if (value === '') return { what: `${subject} is empty.`, fix: 'Fill it in or remove it.' };
      return { what: refused, fix: `Write at least ${issue.minimum}.` };
    case 'invalid_format':
      if (issue.format !== 'url')
        return { what: `${subject} ${issue.message}.`, fix: 'Correct it.' };
      return { what: refused, fix: 'Write a whole address that starts with https://.' };
    default:
      return { what: refused, fix: `${issue.message}.` };
  }
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'a text, in quotes where YAML would read something else',
  boolean: 'true or false',
  number: 'a number',
  int: 'a whole number',
  array: 'a list, as in [Button, Chip]',
};
