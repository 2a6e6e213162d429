import { parseScript } from '../../src/source/demos/parseScript.ts';
import { findAttachedStart } from '../../src/source/demos/textEdit.ts';
import { ts } from '../../src/source/typescript.js';

/** The list that a file hands to a function, as in `defineProducts([…])`, or writes under a name, as in `supported: […]`. */
export function findList(file: string, text: string, owner: string): ts.ArrayLiteralExpression {
  const visit = (node: ts.Node): ts.ArrayLiteralExpression | undefined =>
    ts.isArrayLiteralExpression(node) && findOwner(node) === owner
      ? node
      : ts.forEachChild(node, visit);
  const list = visit(parseScript(file, text));
  if (!list) throw new Error(`${file} has no list of "${owner}".`);
  return list;
}

function findOwner({ parent }: ts.ArrayLiteralExpression): string | undefined {
  if (ts.isCallExpression(parent)) return parent.expression.getText();
  return ts.isPropertyAssignment(parent) ? parent.name.getText() : undefined;
}

/** The text of a list's file with one more element before the one at `index`, or at the end. Prettier sets it out. */
export function insertElement(
  list: ts.ArrayLiteralExpression,
  element: string,
  index = list.elements.length,
): string {
  const source = list.getSourceFile();
  const next = list.elements[index];
  if (next) return insertAt(source.text, findAttachedStart(source, next), `${element},\n`);
  const { end, hasTrailingComma } = list.elements;
  if (list.elements.length > 0 && !hasTrailingComma)
    return insertAt(source.text, end, `, ${element}`);
  const comment = ts.getTrailingCommentRanges(source.text, end)?.at(-1);
  return insertAt(source.text, comment?.end ?? end, `\n${element},`);
}

function insertAt(text: string, position: number, added: string): string {
  return text.slice(0, position) + added + text.slice(position);
}
