import { findSyntaxError, parseScript } from './parseScript.ts';
import { stripTypes } from './stripTypes.ts';

/** JavaScript for a piece of TypeScript in prose; null when it is the same or does not parse. */
export function stripSnippet(code: string, language: 'ts' | 'tsx'): string | null {
  const script = parseScript(`snippet.${language}`, code);
  if (findSyntaxError(script)) return null;
  const stripped = stripTypes(script);
  if (stripped === code) return null;
  return stripped.replace(/\n{3,}/g, '\n\n').replace(/^\n+/, '');
}
