import type { Problem } from '../../model/problem.ts';
import { ts } from '../typescript.js';
import type { CollectedFile } from './collectFiles.ts';
import { findDefaultExport } from './findDefaultExport.ts';
import { lineOf } from './lineOf.ts';
import { findSyntaxError } from './parseScript.ts';

/** Reports a file that is no valid code. */
export function checkSyntax({ path, script }: CollectedFile): Problem[] {
  const error = script && findSyntaxError(script);
  if (!error) return [];
  const what = `The file does not parse: ${error.reason.replace(/(?<![.?!])$/, '.')}`;
  return [{ file: path, line: error.line, what, fix: 'Mend it here.' }];
}

/** Reports a module without the component that is its default export. */
export function checkExport(name: string, [main]: readonly CollectedFile[]): Problem[] {
  if (!main?.script || findDefaultExport(main.script)) return [];
  const what = 'The file has no default export.';
  const fix = `Export its component: "export default function ${name}() { … }".`;
  return [{ file: main.path, line: findComponentLine(main.script), what, fix }];
}

/** Where the component is most likely declared: the last function, class or variable of the file. */
function findComponentLine(script: ts.SourceFile): number {
  const declaration = script.statements.findLast(
    (node) =>
      ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) || ts.isVariableStatement(node),
  );
  return declaration ? lineOf(script, declaration) : 1;
}
