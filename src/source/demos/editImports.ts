import { formatJavaScriptName } from '../javaScriptName.ts';
import { ts } from '../typescript.js';
import { cutLines, type TextEdit } from './textEdit.ts';

/** Edits imports and exports for JavaScript: types go, sibling files get their new extension. */
export function editImports(source: ts.SourceFile): TextEdit[] {
  const names = findNames(source);
  return source.statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement)) return editImport(source, statement, names);
    if (ts.isExportDeclaration(statement)) return editExport(source, statement);
    return [];
  });
}

interface Names {
  /** Names that occur anywhere but in imports. */
  readonly used: ReadonlySet<string>;
  /** Those that occur outside of types. */
  readonly values: ReadonlySet<string>;
}

function findNames(source: ts.SourceFile): Names {
  const used = new Set<string>();
  const values = new Set<string>();
  const visit = (node: ts.Node, inType: boolean): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node) && !isMemberName(node)) {
      used.add(node.text);
      if (!inType) values.add(node.text);
    }
    const isType = inType || startsType(node);
    ts.forEachChild(node, (child) => visit(child, isType));
  };
  visit(source, false);
  return { used, values };
}

function startsType(node: ts.Node): boolean {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isHeritageClause(node)) return node.token === ts.SyntaxKind.ImplementsKeyword;
  return ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node);
}

/** `b` in `a.b`, `{ b: 1 }` and `<a b="" />` refers to no import. */
function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) {
    return parent.name === node;
  }
  return ts.isJsxAttribute(parent) && parent.name === node;
}

function editImport(
  source: ts.SourceFile,
  statement: ts.ImportDeclaration,
  names: Names,
): TextEdit[] {
  const { importClause: clause, moduleSpecifier } = statement;
  if (!clause) return renameSibling(moduleSpecifier);
  if (clause.isTypeOnly) return [cutLines(source, statement)];

  const isKept = ({ text }: ts.Identifier) => names.values.has(text) || !names.used.has(text);
  const bindings = clause.namedBindings;
  const bound = [clause.name, ...listBound(bindings)].filter((node) => node !== undefined);
  const kept = bound.filter((node) =>
    ts.isIdentifier(node) ? isKept(node) : !isTypeSpecifier(node) && isKept(node.name),
  );
  if (kept.length === bound.length) return renameSibling(moduleSpecifier);
  if (kept.length === 0) return [cutLines(source, statement)];
  const text = formatClause(source, kept);
  return [
    { start: clause.getStart(source), end: clause.end, text },
    ...renameSibling(moduleSpecifier),
  ];
}

type Bound = ts.Identifier | ts.NamespaceImport | ts.ImportSpecifier;

function listBound(bindings: ts.NamedImportBindings | undefined): readonly Bound[] {
  if (!bindings) return [];
  return ts.isNamespaceImport(bindings) ? [bindings] : bindings.elements;
}

function isTypeSpecifier(node: Bound): boolean {
  return ts.isImportSpecifier(node) && node.isTypeOnly;
}

function formatClause(source: ts.SourceFile, bound: readonly Bound[]): string {
  const named = bound.filter(ts.isImportSpecifier);
  const others = bound.filter((node) => !ts.isImportSpecifier(node));
  const parts = others.map((node) => node.getText(source));
  return [...parts, ...(named.length > 0 ? [formatNamed(source, named)] : [])].join(', ');
}

function editExport(source: ts.SourceFile, statement: ts.ExportDeclaration): TextEdit[] {
  if (statement.isTypeOnly) return [cutLines(source, statement)];
  const { exportClause: clause, moduleSpecifier } = statement;
  const rename = renameSibling(moduleSpecifier);
  if (!clause || !ts.isNamedExports(clause) || clause.elements.length === 0) return rename;
  const kept = clause.elements.filter(({ isTypeOnly }) => !isTypeOnly);
  if (kept.length === clause.elements.length) return rename;
  if (kept.length === 0) return [cutLines(source, statement)];
  const text = formatNamed(source, kept);
  return [{ start: clause.getStart(source), end: clause.end, text }, ...rename];
}

function formatNamed(source: ts.SourceFile, elements: readonly ts.Node[]): string {
  return `{ ${elements.map((element) => element.getText(source)).join(', ')} }`;
}

function renameSibling(specifier: ts.Expression | undefined): TextEdit[] {
  if (!specifier || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return [];
  const name = formatJavaScriptName(specifier.text);
  if (name === specifier.text) return [];
  return [{ start: specifier.getStart() + 1, end: specifier.end - 1, text: name }];
}
