import { ts } from '../../typescript.js';
import { findDefinition, type Definition, type JsModule } from './jsModule.ts';

/** One line of a `propTypes` object. */
export interface PropType {
  readonly name: string;
  /** The JSDoc comment above it, marks included; null where it has none. */
  readonly comment: string | null;
  readonly required: boolean;
  /** Literals of `oneOf` as written in code, in the authors' order. */
  readonly literals: readonly string[];
  /** The checker asks for something that can hold a ref. */
  readonly needsRef: boolean;
}

/** The `propTypes` of a component, looked for behind `memo`, `forwardRef` and plain aliases too. */
export function findPropTypes(
  definition: Definition,
  read: (file: string) => JsModule | null,
): readonly PropType[] | null {
  const own = readAllPropTypes(definition.module).get(definition.name);
  if (own) return own;
  if (!ts.isCallExpression(definition.node)) return null;
  for (const name of listWrapped(definition.node)) {
    const wrapped = findDefinition(definition.module, name, read);
    const found = wrapped ? findPropTypes(wrapped, read) : null;
    if (found) return found;
  }
  return null;
}

const parsed = new WeakMap<JsModule, ReadonlyMap<string, readonly PropType[]>>();

/** All `propTypes` of a file by the name of the variable they are assigned to. */
export function readAllPropTypes(module: JsModule): ReadonlyMap<string, readonly PropType[]> {
  const known = parsed.get(module);
  if (known) return known;
  const found = new Map<string, readonly PropType[]>();
  const visit = (node: ts.Node): void => {
    const assigned = matchAssignment(node);
    if (assigned) found.set(assigned.name, listPropTypes(assigned.value, module));
    else ts.forEachChild(node, visit);
  };
  visit(module.ast);
  parsed.set(module, found);
  return found;
}

/** Components handed to a wrapping call: `React.memo(DataGridRaw)` wraps `DataGridRaw`. */
function listWrapped(call: ts.CallExpression): string[] {
  return call.arguments.flatMap((argument) => {
    if (ts.isIdentifier(argument)) return [argument.text];
    return ts.isCallExpression(argument) ? listWrapped(argument) : [];
  });
}

function matchAssignment(
  node: ts.Node,
): { name: string; value: ts.ObjectLiteralExpression } | null {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken) {
    return null;
  }
  const { left } = node;
  if (!ts.isPropertyAccessExpression(left) || left.name.text !== 'propTypes') return null;
  if (!ts.isIdentifier(left.expression)) return null;
  const value = findObject(node.right);
  return value ? { name: left.expression.text, value } : null;
}

/** The object itself or the one handed to a wrapper as in `exactProp({ … })`. */
function findObject(node: ts.Expression): ts.ObjectLiteralExpression | null {
  if (ts.isObjectLiteralExpression(node)) return node;
  const [argument] = ts.isCallExpression(node) ? node.arguments : [];
  return argument ? findObject(argument) : null;
}

function listPropTypes(object: ts.ObjectLiteralExpression, module: JsModule): PropType[] {
  return object.properties.flatMap((property) => {
    if (!ts.isPropertyAssignment(property)) return [];
    const { name, initializer } = property;
    const propName = ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : null;
    if (propName === null) return [];
    const checker = unwrapChain(initializer);
    return {
      name: propName,
      comment: findComment(property, module.ast.text),
      required: isRequired(checker),
      literals: listLiterals(checker),
      needsRef: /\belement(Type)?AcceptingRef\b/.test(checker.getText(module.ast)),
    };
  });
}

/** `chainPropTypes(checker, extra)` documents its first checker. */
function unwrapChain(node: ts.Expression): ts.Expression {
  if (ts.isParenthesizedExpression(node)) return unwrapChain(node.expression);
  if (!ts.isCallExpression(node)) return node;
  const [first] = node.arguments;
  const isChain = /(^|\.)(chainPropTypes|deprecatedPropType)$/.test(node.expression.getText());
  return isChain && first ? unwrapChain(first) : node;
}

function isRequired(node: ts.Expression): boolean {
  return ts.isPropertyAccessExpression(node) && node.name.text === 'isRequired';
}

/** Literals of the checker itself or of its list's elements, not those of objects nested in it. */
function listLiterals(node: ts.Expression): string[] {
  if (ts.isPropertyAccessExpression(node)) {
    return isRequired(node) ? listLiterals(node.expression) : [];
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(listLiterals);
  if (!ts.isCallExpression(node)) return [];
  const [list] = node.arguments;
  if (!list) return [];
  const kind = ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : '';
  if (kind === 'arrayOf') return listLiterals(list);
  if (!ts.isArrayLiteralExpression(list)) return [];
  if (kind === 'oneOf') return list.elements.map((element) => formatLiteral(element));
  return kind === 'oneOfType' ? listLiterals(list) : [];
}

function formatLiteral(node: ts.Expression): string {
  return ts.isStringLiteral(node) ? `'${node.text}'` : node.getText();
}

function findComment(node: ts.Node, text: string): string | null {
  const ranges = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  const comments = ranges.map(({ pos, end }) => text.slice(pos, end));
  return comments.findLast((comment) => comment.startsWith('/**')) ?? null;
}
