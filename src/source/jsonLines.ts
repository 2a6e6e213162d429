import { ts } from './typescript.js';

/** How much of the text around an error the message shows on each side of it. */
const SHOWN_AROUND = 10;

/** The line of a syntax error, by what `JSON.parse` says of it: a position, or some of the text around it. */
export function findJsonErrorLine(text: string, reason: string): number {
  const written = text.trimEnd();
  const [, position] = /at position (\d+)/.exec(reason) ?? [];
  if (position !== undefined) return countLines(written, Number(position));
  const [, cut, around] = /, (\.{3})?"(.+)"(?:\.{3})? is not valid JSON$/s.exec(reason) ?? [];
  // It says no more of a text that ends too early.
  if (around === undefined) return countLines(written, written.length);
  if (cut !== undefined) return countLines(text, text.indexOf(around) + SHOWN_AROUND);
  const [, token = ''] = /^Unexpected token '(.+?)',/s.exec(reason) ?? [];
  return countLines(text, text.indexOf(token));
}

/** The line of a value in a file of JSON, or of the nearest one around it that is there. */
export function findJsonLine(text: string, path: readonly PropertyKey[]): number {
  const source = ts.parseJsonText('file.json', text);
  let node: ts.Node | undefined = source.statements[0]?.expression;
  let found = node;
  for (const key of path) {
    node = node && findChild(node, key);
    found = node ?? found;
  }
  return countLines(text, found?.getStart(source) ?? 0);
}

function findChild(node: ts.Node, key: PropertyKey): ts.Node | undefined {
  if (ts.isArrayLiteralExpression(node)) return node.elements[Number(key)];
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find(
    (each) => each.name && ts.isStringLiteral(each.name) && each.name.text === key,
  );
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

function countLines(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
