import { ts } from '../typescript.js';

/** The default export of a module: its declaration or expression, names and wrappers resolved. */
export function findDefaultExport(source: ts.SourceFile): ts.Node | undefined {
  for (const statement of source.statements) {
    if (ts.isExportAssignment(statement) && !statement.isExportEquals) {
      return resolveComponent(source, statement.expression);
    }
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      const modifiers = ts.getModifiers(statement) ?? [];
      if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return statement;
    }
    const specifier = findDefaultSpecifier(statement);
    if (specifier) return resolveName(source, specifier.propertyName ?? specifier.name);
  }
  return undefined;
}

/** `export { Name as default }` */
function findDefaultSpecifier(statement: ts.Statement): ts.ExportSpecifier | undefined {
  if (!ts.isExportDeclaration(statement) || !statement.exportClause) return undefined;
  if (!ts.isNamedExports(statement.exportClause)) return undefined;
  return statement.exportClause.elements.find(({ name }) => name.text === 'default');
}

/** Looks behind names, types, and calls such as `React.memo(…)` that wrap a component. */
function resolveComponent(source: ts.SourceFile, node: ts.Node): ts.Node {
  if (ts.isIdentifier(node)) return resolveName(source, node);
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node)
  ) {
    return resolveComponent(source, node.expression);
  }
  const argument = ts.isCallExpression(node) ? node.arguments[0] : undefined;
  const isComponent = argument && (ts.isFunctionLike(argument) || ts.isIdentifier(argument));
  return isComponent ? resolveComponent(source, argument) : node;
}

function resolveName(source: ts.SourceFile, name: ts.ModuleExportName): ts.Node {
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      if (statement.name?.text === name.text) return statement;
    }
    if (!ts.isVariableStatement(statement)) continue;
    const declaration = statement.declarationList.declarations.find(
      (candidate) => ts.isIdentifier(candidate.name) && candidate.name.text === name.text,
    );
    if (declaration?.initializer) return resolveComponent(source, declaration.initializer);
  }
  return name;
}
