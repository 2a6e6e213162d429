import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ts } from '../typescript.js';

/** What a module of a package exports; null where its form does not say, as in CommonJS. */
export type ModuleExports = ReadonlySet<string> | null;

/** Finds what the modules of installed packages export, each read once. */
export function createExportReader(root: string): (specifier: string) => ModuleExports | undefined {
  const importer = path.join(root, 'content/Demo.tsx');
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
  };
  const resolutions = ts.createModuleResolutionCache(root, (name) => name, options);
  const resolve = (specifier: string, from: string): string | undefined =>
    ts.resolveModuleName(specifier, from, options, ts.sys, resolutions).resolvedModule
      ?.resolvedFileName;
  const listExports = createExportLister(parseDeclarations, resolve);
  return (specifier) => {
    const file = resolve(specifier, importer);
    if (file !== undefined) return listExports(file);
    return existsSync(path.join(root, 'node_modules', specifier)) ? null : undefined;
  };
}

function parseDeclarations(file: string): ts.SourceFile | undefined {
  if (!/\.[cm]?ts$/.test(file)) return undefined;
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext);
}

/**
 * Makes the function that lists what a module exports, each read once. A module that cannot be parsed has null;
 * `resolve` finds the file of another module, or says itself what that one exports.
 */
export function createExportLister(
  parse: (file: string) => ts.SourceFile | undefined,
  resolve: (specifier: string, importer: string) => string | ModuleExports | undefined,
): (file: string) => ModuleExports {
  const read = new Map<string, ModuleExports>();
  const list = (file: string): ModuleExports => {
    const known = read.get(file);
    if (known !== undefined) return known;
    const source = parse(file);
    const names = new Set<string>();
    // Known before it is complete, since modules may export from each other in a circle.
    read.set(file, names);
    const exports = source
      ? addExports(source, names, (specifier) => {
          const target = resolve(specifier, file);
          if (target === undefined) return new Set<string>();
          return typeof target === 'string' ? list(target) : target;
        })
      : null;
    read.set(file, exports);
    return exports;
  };
  return list;
}

/** Adds the names a file exports; null where it is no ES module or passes on all names of one. */
function addExports(
  source: ts.SourceFile,
  names: Set<string>,
  follow: (specifier: string) => ModuleExports,
): ModuleExports {
  for (const statement of source.statements) {
    if (ts.isExportAssignment(statement)) {
      if (statement.isExportEquals) return null;
      names.add('default');
    } else if (ts.isExportDeclaration(statement)) {
      const passed = listPassed(statement, follow);
      if (passed === null) return null;
      for (const name of passed) names.add(name);
    } else {
      for (const name of listDeclared(statement)) names.add(name);
    }
  }
  return names;
}

/** The names of `export { a } from`, `export * as a from` and `export * from`. */
function listPassed(
  { exportClause, moduleSpecifier }: ts.ExportDeclaration,
  follow: (specifier: string) => ModuleExports,
): readonly string[] | null {
  if (exportClause && ts.isNamespaceExport(exportClause)) return [exportClause.name.text];
  if (exportClause) return exportClause.elements.map(({ name }) => name.text);
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
  const passed = follow(moduleSpecifier.text);
  return passed && [...passed].filter((name) => name !== 'default');
}

function listDeclared(statement: ts.Statement): string[] {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const has = (kind: ts.SyntaxKind): boolean =>
    modifiers.some((modifier) => modifier.kind === kind);
  if (!has(ts.SyntaxKind.ExportKeyword)) return [];
  if (has(ts.SyntaxKind.DefaultKeyword)) return ['default'];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => listBound(name));
  }
  if (!isNamed(statement)) return [];
  return statement.name && ts.isIdentifier(statement.name) ? [statement.name.text] : [];
}

/** The names that a declaration gives, taken apart where it takes a value apart. */
function listBound(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    ts.isBindingElement(element) ? listBound(element.name) : [],
  );
}

function isNamed(
  node: ts.Statement,
): node is
  | ts.FunctionDeclaration
  | ts.ClassDeclaration
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.EnumDeclaration
  | ts.ModuleDeclaration {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isModuleDeclaration(node)
  );
}
