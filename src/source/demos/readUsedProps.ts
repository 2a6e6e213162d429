import { ts } from '../typescript.js';
import { parsePackageName } from './moduleSpecifier.ts';

/** Components of the documented packages that files render, with the props set on them. */
export function readUsedProps(
  sources: readonly ts.SourceFile[],
  documentedPackages: readonly string[],
): Record<string, string[]> {
  const used = new Map<string, Set<string>>();
  for (const source of sources) {
    const components = findImportedComponents(source, documentedPackages);
    const visit = (node: ts.Node): void => {
      if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
        const name = resolveTag(node.tagName, components);
        if (name) addAll(used, name, listProps(node.attributes));
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return Object.fromEntries(
    [...used].sort(([a], [b]) => compare(a, b)).map(([name, props]) => [name, [...props].sort()]),
  );
}

/** Local names and the names their packages export them by; a namespace has none of its own. */
type Components = ReadonlyMap<string, string | null>;

function findImportedComponents(
  source: ts.SourceFile,
  documentedPackages: readonly string[],
): Components {
  const components = new Map<string, string | null>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
      continue;
    }
    const specifier = statement.moduleSpecifier.text;
    const clause = statement.importClause;
    const isDocumented = documentedPackages.includes(parsePackageName(specifier));
    if (!clause || clause.isTypeOnly || !isDocumented) continue;
    if (clause.name) components.set(clause.name.text, specifier.split('/').at(-1) ?? '');
    const bindings = clause.namedBindings;
    if (bindings && ts.isNamespaceImport(bindings)) components.set(bindings.name.text, null);
    if (bindings && ts.isNamedImports(bindings)) {
      for (const { name, propertyName } of bindings.elements) {
        components.set(name.text, (propertyName ?? name).text);
      }
    }
  }
  for (const [name, base] of findStyledNames(source)) {
    const component = components.get(base);
    if (component !== undefined) components.set(name, component);
  }
  return components;
}

/** Pairs of names from `const Name = styled(Base)(…)`: props of the one are props of the other. */
function findStyledNames(source: ts.SourceFile): [name: string, base: string][] {
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ name, initializer }): [string, string][] => {
      const match = /^styled\(\s*(\w+)/.exec(initializer?.getText(source) ?? '');
      return match?.[1] ? [[name.getText(source), match[1]]] : [];
    });
}

function resolveTag(tag: ts.JsxTagNameExpression, components: Components): string | undefined {
  if (ts.isIdentifier(tag)) return components.get(tag.text) ?? undefined;
  if (!ts.isPropertyAccessExpression(tag) || !ts.isIdentifier(tag.expression)) return undefined;
  const owner = components.get(tag.expression.text);
  if (owner === undefined) return undefined;
  return owner === null ? tag.name.text : `${owner}.${tag.name.text}`;
}

/** Names set one by one; a spread hides its own, and `key` belongs to React. */
function listProps(attributes: ts.JsxAttributes): string[] {
  return attributes.properties
    .filter(ts.isJsxAttribute)
    .map(({ name }) => name.getText())
    .filter((name) => name !== 'key');
}

function addAll(used: Map<string, Set<string>>, name: string, props: readonly string[]): void {
  const known = used.get(name) ?? new Set();
  for (const prop of props) known.add(prop);
  used.set(name, known);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : 1;
}
