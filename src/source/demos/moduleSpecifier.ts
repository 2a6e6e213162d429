import { ts } from '../typescript.js';
import { lineOf } from './lineOf.ts';

/** A module named by an import, an export or a call of `import()`. */
export interface ModuleReference {
  readonly specifier: string;
  readonly line: number;
}

/** The modules a file refers to, in the order of the file. */
export function listModules(source: ts.SourceFile): ModuleReference[] {
  const modules: ModuleReference[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = findSpecifier(node);
    if (specifier && ts.isStringLiteralLike(specifier)) {
      modules.push({ specifier: specifier.text, line: lineOf(source, specifier) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return modules;
}

/** A name that a file imports; `default` is the default export. */
export interface ImportedName extends ModuleReference {
  readonly name: string;
}

/** The names a file imports or passes on, with the modules they come from. */
export function listImportedNames(source: ts.SourceFile): ImportedName[] {
  return source.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) return listPassedNames(source, statement);
    if (!ts.isImportDeclaration(statement) || !statement.importClause) return [];
    if (!ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const specifier = statement.moduleSpecifier.text;
    const { name: defaultName, namedBindings } = statement.importClause;
    const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
    return [
      ...(defaultName ? [{ specifier, name: 'default', line: lineOf(source, defaultName) }] : []),
      ...named.map((element) => ({
        specifier,
        name: (element.propertyName ?? element.name).text,
        line: lineOf(source, element),
      })),
    ];
  });
}

/** `export { name } from` */
function listPassedNames(
  source: ts.SourceFile,
  { exportClause, moduleSpecifier }: ts.ExportDeclaration,
): ImportedName[] {
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
  if (!exportClause || !ts.isNamedExports(exportClause)) return [];
  return exportClause.elements.map((element) => ({
    specifier: moduleSpecifier.text,
    name: (element.propertyName ?? element.name).text,
    line: lineOf(source, element),
  }));
}

function findSpecifier(node: ts.Node): ts.Expression | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  const isDynamic =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isDynamic ? node.arguments[0] : undefined;
}

/** The package of a specifier: `@mui/material` for `@mui/material/Button`. */
export function parsePackageName(specifier: string): string {
  const [first = '', second] = specifier.split('/');
  return first.startsWith('@') && second ? `${first}/${second}` : first;
}

/** Whether a specifier names a file beside the importing one. */
export function isRelative(specifier: string): boolean {
  return /^\.\.?(\/|$)/.test(specifier);
}
