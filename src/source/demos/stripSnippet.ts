import ts from 'typescript';
import { stripTypes } from './stripTypes.ts';

/** JavaScript for a piece of TypeScript in prose; null when it is the same or does not parse. */
export function stripSnippet(code: string, language: 'ts' | 'tsx'): string | null {
  const fileName = `snippet.${language}`;
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ESNext, jsx: ts.JsxEmit.Preserve },
  });
  if (diagnostics.length > 0) return null;
  const stripped = stripTypes(ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true));
  if (stripped === code) return null;
  return stripped.replace(/\n{3,}/g, '\n\n').replace(/^\n+/, '');
}
