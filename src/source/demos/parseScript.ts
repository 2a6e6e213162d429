import { ts } from '../typescript.js';

/** Parses a TypeScript or JavaScript file; the file extension determines the language. */
export function parseScript(fileName: string, code: string): ts.SourceFile {
  return ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true);
}

/** Where and why a parsed file is no valid code. */
export interface SyntaxError {
  readonly line: number;
  readonly reason: string;
}

/** The first syntax error of a parsed file. */
export function findSyntaxError(script: ts.SourceFile): SyntaxError | undefined {
  const [first] = [...readDiagnostics(script)].sort((a, b) => a.start - b.start);
  if (!first) return undefined;
  return {
    line: script.getLineAndCharacterOfPosition(first.start).line + 1,
    reason: ts.flattenDiagnosticMessageText(first.messageText, ' '),
  };
}

/**
 * The parser keeps its findings on the file but does not declare them. Asking for them in a
 * declared way means compiling the file, which takes longer than everything else done here.
 */
function readDiagnostics(script: ts.SourceFile): readonly ts.DiagnosticWithLocation[] {
  if (!('parseDiagnostics' in script)) throw new Error('TypeScript no longer keeps syntax errors.');
  return script.parseDiagnostics as readonly ts.DiagnosticWithLocation[];
}
