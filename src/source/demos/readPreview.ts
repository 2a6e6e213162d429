import { ts } from '../typescript.js';
import { findDefaultExport } from './findDefaultExport.ts';

/** Longer JSX no longer works as a preview of the demo. */
export const PREVIEW_MAX_LINES = 16;

/** The JSX a demo returns, without the element that only lays it out, if that is short enough. */
export function readPreview(source: ts.SourceFile): string | undefined {
  const component = findDefaultExport(source);
  const jsx = component && findReturnedJsx(component);
  if (!jsx) return undefined;
  const preview = dedent(findInside(source, jsx) ?? readWithIndent(source, jsx));
  return preview.split('\n').length <= PREVIEW_MAX_LINES ? preview : undefined;
}

/** Elements that place the thing shown but are not what is shown. */
const LAYOUT_TAGS: ReadonlySet<string> = new Set([
  'Box',
  'Fragment',
  'React.Fragment',
  'Stack',
  'div',
]);

type Jsx = ts.JsxElement | ts.JsxFragment | ts.JsxSelfClosingElement;

function findReturnedJsx(component: ts.Node): Jsx | undefined {
  if (ts.isArrowFunction(component) && !ts.isBlock(component.body)) return asJsx(component.body);
  const isFunction =
    ts.isArrowFunction(component) ||
    ts.isFunctionExpression(component) ||
    ts.isFunctionDeclaration(component);
  if (!isFunction || !component.body || !ts.isBlock(component.body)) return undefined;
  const last = component.body.statements.at(-1);
  return last && ts.isReturnStatement(last) ? asJsx(last.expression) : undefined;
}

function asJsx(node: ts.Expression | undefined): Jsx | undefined {
  if (!node) return undefined;
  if (ts.isParenthesizedExpression(node)) return asJsx(node.expression);
  const isJsx = ts.isJsxElement(node) || ts.isJsxFragment(node) || ts.isJsxSelfClosingElement(node);
  return isJsx ? node : undefined;
}

/** The children of a layout element; an element with text of its own is more than layout. */
function findInside(source: ts.SourceFile, jsx: Jsx): string | undefined {
  if (ts.isJsxSelfClosingElement(jsx)) return undefined;
  if (jsx.children.some((child) => ts.isJsxText(child) && child.text.trim() !== '')) {
    return undefined;
  }
  const isLayout =
    ts.isJsxFragment(jsx) || LAYOUT_TAGS.has(jsx.openingElement.tagName.getText(source));
  const inside = source.text.slice(jsx.children.pos, jsx.children.end);
  return isLayout && inside.trim() !== '' ? inside : undefined;
}

/** The element with the space before it, so that its lines can be dedented together. */
function readWithIndent(source: ts.SourceFile, jsx: Jsx): string {
  const start = jsx.getStart(source);
  const lineStart = source.text.lastIndexOf('\n', start - 1) + 1;
  const indent = source.text.slice(lineStart, start);
  return (indent.trim() === '' ? indent : '') + jsx.getText(source);
}

function dedent(text: string): string {
  const lines = text
    .replace(/^\s*\n/, '')
    .trimEnd()
    .split('\n');
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  const indent = Math.min(...indents);
  return lines.map((line) => line.slice(indent)).join('\n');
}
