import { stripVTControlCharacters } from 'node:util';
import type { Problem } from '../model/problem.ts';

/** The problem that a module of the content, such as a navigation, cannot be loaded. */
export function describeImportError(file: string, error: unknown): Problem {
  const said = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
  const text = stripVTControlCharacters(said);
  const place = new RegExp(`${escapePattern(file)}[^\\s:]*:(\\d+)`).exec(text);
  return {
    file,
    line: Number(place?.[1] ?? 1),
    what: `The file cannot be run: ${readReason(text)}`,
    fix: 'Correct the code at this line.',
  };
}

/** The sentence of the compiler or the program, without what stands around it. */
function readReason(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const reason = lines.find((line) => line !== '' && !line.startsWith('Transform failed')) ?? '';
  const sentence = reason.replace(/^.*\bERROR: |^\[\w+\] (?:Error: )?/, '');
  return (sentence || 'it ends with an error').replace(/(?<![.?!])$/, '.');
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
