import { ts } from '../typescript.js';
import { editImports } from './editImports.ts';
import { applyEdits, cut, cutLines, findAttachedStart, type TextEdit } from './textEdit.ts';

/**
 * Turns a TypeScript file into JavaScript by deleting what only types need. Everything else stays
 * where it is, comments and blank lines included; the result still wants formatting.
 */
export function stripTypes(source: ts.SourceFile): string {
  const edits = [...editImports(source)];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (isErasedStatement(node)) {
      edits.push(cutLines(source, node, findAttachedStart(source, node)));
      return;
    }
    if (isErasedMember(node)) {
      edits.push(cutLines(source, node, findAttachedStart(source, node)));
      return;
    }
    if (isImplements(node)) {
      edits.push(cut(node.pos, node.end));
      return;
    }
    edits.push(...editNode(source, node));
    ts.forEachChild(node, (child) => {
      if (isErasedChild(node, child)) return;
      visit(child);
    });
  };
  visit(source);
  return applyEdits(source.text, edits);
}

/** Declarations that leave nothing behind at run time. */
function isErasedStatement(node: ts.Node): boolean {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isFunctionDeclaration(node) && !node.body) return true;
  return ts.isStatement(node) && hasModifier(node, ts.SyntaxKind.DeclareKeyword);
}

function isErasedMember(node: ts.Node): boolean {
  if (!ts.isClassElement(node)) return false;
  if (ts.isIndexSignatureDeclaration(node)) return true;
  if (hasModifier(node, ts.SyntaxKind.AbstractKeyword)) return true;
  if (hasModifier(node, ts.SyntaxKind.DeclareKeyword)) return true;
  return (ts.isMethodDeclaration(node) || ts.isConstructorDeclaration(node)) && !node.body;
}

function isImplements(node: ts.Node): boolean {
  return ts.isHeritageClause(node) && node.token === ts.SyntaxKind.ImplementsKeyword;
}

/** Types and `this` parameters, whose deletion their parent has seen to. */
function isErasedChild(parent: ts.Node, child: ts.Node): boolean {
  if (ts.isTypeParameterDeclaration(child)) return true;
  if (ts.isParameter(child) && isThisParameter(child)) return true;
  // The names of superclasses count as type nodes, yet they are values.
  return ts.isTypeNode(child) && !ts.isHeritageClause(parent);
}

function editNode(source: ts.SourceFile, node: ts.Node): TextEdit[] {
  const edits: TextEdit[] = [...cutModifiers(source, node)];
  if (ts.isFunctionLike(node)) edits.push(...editFunction(source, node));
  if (ts.isClassLike(node)) edits.push(...cutAngleBrackets(source, node.typeParameters));
  if (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isPropertyDeclaration(node)) {
    edits.push(...cutAnnotation(node.type));
  }
  if (ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node)) {
    edits.push(...cutToken(node.exclamationToken));
  }
  if (ts.isParameter(node) || ts.isPropertyDeclaration(node) || ts.isMethodDeclaration(node)) {
    edits.push(...cutToken(node.questionToken));
  }
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isNonNullExpression(node)) {
    edits.push(cut(node.expression.end, node.end));
  }
  if (ts.isTypeAssertionExpression(node)) edits.push(...replaceAssertion(source, node));
  if (hasTypeArguments(node)) edits.push(...cutAngleBrackets(source, node.typeArguments));
  return edits;
}

function editFunction(source: ts.SourceFile, node: ts.SignatureDeclaration): TextEdit[] {
  const edits = [...cutAngleBrackets(source, node.typeParameters)];
  const [first, second] = node.parameters;
  if (first && isThisParameter(first)) edits.push(cut(first.pos, second?.pos ?? first.end));
  if (!node.type) return edits;
  if (!ts.isArrowFunction(node)) return [...edits, ...cutAnnotation(node.type)];
  // A line break before an arrow is a syntax error.
  const arrow = node.equalsGreaterThanToken.getStart(source);
  return [...edits, { start: node.type.pos - 1, end: arrow, text: ' ' }];
}

/** `pos` of a node is the end of the token before it: here the colon. */
function cutAnnotation(type: ts.TypeNode | undefined): TextEdit[] {
  return type ? [cut(type.pos - 1, type.end)] : [];
}

function cutToken(token: ts.Node | undefined): TextEdit[] {
  return token ? [cut(token.pos, token.end)] : [];
}

function cutAngleBrackets(
  source: ts.SourceFile,
  list: ts.NodeArray<ts.Node> | undefined,
): TextEdit[] {
  if (!list) return [];
  return [cut(list.pos - 1, source.text.indexOf('>', list.end) + 1)];
}

/** Parentheses keep an object literal an expression where a bare brace would open a block. */
function replaceAssertion(source: ts.SourceFile, node: ts.TypeAssertion): TextEdit[] {
  const { expression } = node;
  return [
    { start: node.getStart(source), end: expression.getStart(source), text: '(' },
    { start: expression.end, end: expression.end, text: ')' },
  ];
}

const TYPE_MODIFIERS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AbstractKeyword,
  ts.SyntaxKind.OverrideKeyword,
  ts.SyntaxKind.PrivateKeyword,
  ts.SyntaxKind.ProtectedKeyword,
  ts.SyntaxKind.PublicKeyword,
  ts.SyntaxKind.ReadonlyKeyword,
]);

function cutModifiers(source: ts.SourceFile, node: ts.Node): TextEdit[] {
  if (!ts.canHaveModifiers(node)) return [];
  return (ts.getModifiers(node) ?? [])
    .filter(({ kind }) => TYPE_MODIFIERS.has(kind))
    .map((modifier) => cut(modifier.getStart(source), modifier.end));
}

function hasModifier(node: ts.Node, kind: ts.SyntaxKind): boolean {
  if (!ts.canHaveModifiers(node)) return false;
  return ts.getModifiers(node)?.some((modifier) => modifier.kind === kind) ?? false;
}

function isThisParameter(parameter: ts.ParameterDeclaration): boolean {
  return ts.isIdentifier(parameter.name) && parameter.name.text === 'this';
}

type Generic =
  | ts.CallExpression
  | ts.NewExpression
  | ts.TaggedTemplateExpression
  | ts.JsxOpeningElement
  | ts.JsxSelfClosingElement
  | ts.ExpressionWithTypeArguments;

function hasTypeArguments(node: ts.Node): node is Generic {
  return (
    ts.isCallExpression(node) ||
    ts.isNewExpression(node) ||
    ts.isTaggedTemplateExpression(node) ||
    ts.isJsxOpeningElement(node) ||
    ts.isJsxSelfClosingElement(node) ||
    ts.isExpressionWithTypeArguments(node)
  );
}
