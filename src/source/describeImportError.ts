import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Problem } from '../model/problem.ts';
import { escapePattern } from './escapePattern.ts';
import { findLine } from './findLine.ts';

/** The problem that a module of the content, such as a navigation, cannot be loaded. */
export function describeImportError(file: string, error: unknown): Problem {
  const said = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
  const text = stripVTControlCharacters(said);
  const place = new RegExp(`${escapePattern(file)}[^\\s:]*:(\\d+)`).exec(text);
  return {
    file,
    line: place ? Number(place[1]) : findImportLine(file, text),
    what: `The file cannot be run: ${readReason(text)}`,
    fix: 'Correct the code at this line.',
  };
}

/** The line of an import that leads nowhere: who says so names the file that has it, and no line. */
function findImportLine(file: string, text: string): number {
  const imported =
    /Cannot find (?:module|package) '([^']+)' imported from '?(?:file:\/\/)?([^'\s]+)/;
  const [, module = '', importer = ''] = imported.exec(text) ?? [];
  if (!importer.endsWith(`/${file}`) || !existsSync(importer)) return 1;
  // What was looked for is a whole path, what is written may be a part of it without its ending.
  const name = path.isAbsolute(module) ? path.basename(module, path.extname(module)) : module;
  return findLine(readFileSync(importer, 'utf8'), [
    new RegExp(`['"\`][^'"\`\\n]*${escapePattern(name)}[^'"\`\\n]*['"\`]`),
  ]);
}

/** The sentence of the compiler or the program, without what stands around it. */
function readReason(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const reason = lines.find((line) => line !== '' && !line.startsWith('Transform failed')) ?? '';
  const sentence = reason.replace(/^.*\bERROR: |^\[\w+\] (?:Error: )?/, '');
  return (sentence || 'it ends with an error').replace(/(?<![.?!])$/, '.');
}
