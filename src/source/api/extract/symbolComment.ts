import { ts } from '../../typescript.js';
import { parseJsDoc, type JsDoc } from './jsDoc.ts';

const EMPTY: JsDoc = { description: '', tags: [] };

/** The comment above a declaration; constants carry it on their statement. */
export function readComment(declaration: ts.Node): JsDoc {
  const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const text = node.getSourceFile().text;
  const ranges = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  const last = ranges.findLast(({ pos, end }) => /^\/\*\*[^/]/.test(text.slice(pos, end)));
  return last ? parseJsDoc(text.slice(last.pos, last.end)) : EMPTY;
}

/** A comment of a symbol and the file it stands in. */
export interface SymbolComment {
  readonly file: string;
  readonly doc: JsDoc;
}

/** The comments of all declarations of a symbol that have one. */
export function listComments(symbol: ts.Symbol): SymbolComment[] {
  return (symbol.declarations ?? []).flatMap((declaration) => {
    const doc = readComment(declaration);
    if (doc.description === '' && doc.tags.length === 0) return [];
    return { file: declaration.getSourceFile().fileName, doc };
  });
}
