import type { Problem } from '../model/problem.ts';

/** The problem that a module of the content, such as a navigation, cannot be loaded. */
export function describeImportError(file: string, error: unknown): Problem {
  const text = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
  const place = new RegExp(`${escapePattern(file)}[^\\s:]*:(\\d+)`).exec(text);
  return {
    file,
    line: Number(place?.[1] ?? 1),
    what: `The file cannot be loaded: ${readReason(text)}`,
    fix: 'Correct the code at this line.',
  };
}

/** The sentence of the compiler or the program, without the places that stand around it. */
function readReason(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const compiled = /\bERROR: (.+)$/m.exec(text)?.[1];
  const reason = compiled ?? lines.find((line) => line !== '') ?? 'it ends with an error';
  return reason.replace(/(?<![.?!])$/, '.');
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
