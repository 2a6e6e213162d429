import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ts } from '../../typescript.js';

/** Where a name of a module comes from. */
export interface ImportedName {
  readonly from: string;
  /** Exported name, `default`, or `*` for the whole module. */
  readonly name: string;
}

/** A published JavaScript file, parsed but never run. */
export interface JsModule {
  readonly file: string;
  readonly ast: ts.SourceFile;
  /** Top-level functions and variables. */
  readonly definitions: ReadonlyMap<string, ts.Expression | ts.FunctionDeclaration>;
  readonly imports: ReadonlyMap<string, ImportedName>;
  /** Exported name → local name or name of another module. */
  readonly exports: ReadonlyMap<string, string | ImportedName>;
  /** Modules that are exported as a whole. */
  readonly exportedModules: readonly string[];
}

/** A definition together with the module that holds it. */
export interface Definition {
  readonly module: JsModule;
  readonly name: string;
  readonly node: ts.Expression | ts.FunctionDeclaration;
}

/** Reads modules at most once each. */
export function createModuleReader(): (file: string) => JsModule | null {
  const modules = new Map<string, JsModule | null>();
  return (file) => {
    const known = modules.get(file);
    if (known !== undefined) return known;
    const module = existsSync(file) ? parseModule(file, readFileSync(file, 'utf8')) : null;
    modules.set(file, module);
    return module;
  };
}

/** Parses one file. */
export function parseModule(file: string, text: string): JsModule {
  const ast = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const definitions = new Map<string, ts.Expression | ts.FunctionDeclaration>();
  const imports = new Map<string, ImportedName>();
  const exports = new Map<string, string | ImportedName>();
  const exportedModules: string[] = [];
  for (const statement of ast.statements) {
    const isExported = hasModifier(statement, ts.SyntaxKind.ExportKeyword);
    if (ts.isImportDeclaration(statement)) {
      for (const [local, imported] of listImports(statement)) imports.set(local, imported);
    } else if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (!ts.isIdentifier(name) || !initializer) continue;
        definitions.set(name.text, initializer);
        if (isExported) exports.set(name.text, name.text);
      }
    } else if (ts.isFunctionDeclaration(statement)) {
      const name = statement.name?.text ?? 'default';
      definitions.set(name, statement);
      const isDefault = hasModifier(statement, ts.SyntaxKind.DefaultKeyword);
      if (isExported) exports.set(isDefault ? 'default' : name, name);
    } else if (ts.isExportAssignment(statement)) {
      const local = ts.isIdentifier(statement.expression) ? statement.expression.text : 'default';
      if (local === 'default') definitions.set(local, statement.expression);
      exports.set('default', local);
    } else if (ts.isExportDeclaration(statement)) {
      for (const [name, target] of listExports(statement)) exports.set(name, target);
      const from = getSpecifier(statement);
      if (from && !statement.exportClause) exportedModules.push(from);
    }
  }
  return { file, ast, definitions, imports, exports, exportedModules };
}

/** Follows an exported name through re-exports to where it is defined. */
export function findExport(
  module: JsModule,
  name: string,
  read: (file: string) => JsModule | null,
): Definition | null {
  const target = module.exports.get(name);
  if (typeof target === 'string') return findDefinition(module, target, read);
  if (target) return followImport(module, target, read);
  for (const from of name === 'default' ? [] : module.exportedModules) {
    const found = followImport(module, { from, name }, read);
    if (found) return found;
  }
  return null;
}

/** Follows a local name to where it is defined, here or in another module of the same package. */
export function findDefinition(
  module: JsModule,
  name: string,
  read: (file: string) => JsModule | null,
): Definition | null {
  const node = module.definitions.get(name);
  if (node && ts.isIdentifier(node)) return findDefinition(module, node.text, read);
  if (node) return { module, name, node };
  const imported = module.imports.get(name);
  return imported ? followImport(module, imported, read) : null;
}

function followImport(
  module: JsModule,
  { from, name }: ImportedName,
  read: (file: string) => JsModule | null,
): Definition | null {
  if (!from.startsWith('.') || name === '*') return null;
  const target = resolveRelative(module.file, from);
  const next = target ? read(target) : null;
  return next ? findExport(next, name, read) : null;
}

function resolveRelative(file: string, specifier: string): string | null {
  const base = path.resolve(path.dirname(file), specifier);
  const extension = path.extname(file);
  const candidates = [base, `${base}${extension}`, path.join(base, `index${extension}`)];
  return candidates.find((candidate) => /\.m?js$/.test(candidate) && existsSync(candidate)) ?? null;
}

function listImports(statement: ts.ImportDeclaration): [string, ImportedName][] {
  const from = getSpecifier(statement);
  const clause = statement.importClause;
  if (!from || !clause) return [];
  const found: [string, ImportedName][] = [];
  if (clause.name) found.push([clause.name.text, { from, name: 'default' }]);
  const bindings = clause.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings)) {
    found.push([bindings.name.text, { from, name: '*' }]);
  } else {
    for (const { name, propertyName } of bindings?.elements ?? []) {
      found.push([name.text, { from, name: (propertyName ?? name).text }]);
    }
  }
  return found;
}

function listExports(statement: ts.ExportDeclaration): [string, string | ImportedName][] {
  const clause = statement.exportClause;
  if (!clause || !ts.isNamedExports(clause)) return [];
  const from = getSpecifier(statement);
  return clause.elements.map(({ name, propertyName }) => {
    const local = (propertyName ?? name).text;
    return [name.text, from ? { from, name: local } : local];
  });
}

function getSpecifier(statement: ts.ImportDeclaration | ts.ExportDeclaration): string | null {
  const specifier = statement.moduleSpecifier;
  return specifier && ts.isStringLiteral(specifier) ? specifier.text : null;
}

function hasModifier(node: ts.Node, kind: ts.SyntaxKind): boolean {
  return ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((m) => m.kind === kind);
}
