import { ts } from '../../typescript.js';

/** A type as its declaration spells it. */
export interface WrittenType {
  /** Null where the text means little to readers: it names a parameter or looks into another type. */
  readonly text: string | null;
  /** The text in any case; empty where nothing is written. */
  readonly raw: string;
  /** An object written out on the spot. */
  readonly isObject: boolean;
  /** A formula over the keys of another type, which says nothing to readers and is slow to print. */
  readonly isMapped: boolean;
  /** Literals in the order they were written. */
  readonly literals: readonly string[];
}

/** Reads how the authors wrote the type of a prop. */
export function readWrittenType(
  checker: ts.TypeChecker,
  declared: readonly ts.Symbol[],
): WrittenType {
  const nodes = declared.flatMap((symbol) => listTypeNodes(symbol));
  const texts = [...new Set(nodes.map((node) => formatNode(node)))];
  const [node] = nodes;
  const isReadable = texts.length === 1 && node !== undefined && isSelfContained(checker, node);
  return {
    text: isReadable ? (texts[0] ?? null) : null,
    raw: texts[0] ?? '',
    isObject: node !== undefined && ts.isTypeLiteralNode(node),
    isMapped: node !== undefined && ts.isMappedTypeNode(node),
    literals: nodes.flatMap((each) => listLiterals(checker, each)),
  };
}

function listTypeNodes(symbol: ts.Symbol): ts.TypeNode[] {
  return (symbol.declarations ?? []).flatMap((declaration) =>
    (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration)) &&
    declaration.type
      ? [declaration.type]
      : [],
  );
}

/** Whether a text stands for itself, with no parameter to fill in and no other type to look into. */
export function isSelfContained(checker: ts.TypeChecker, node: ts.TypeNode): boolean {
  let clear = true;
  const visit = (part: ts.Node): void => {
    if (!clear) return;
    if (ts.isIndexedAccessTypeNode(part) || ts.isTypeQueryNode(part)) clear = false;
    else if (ts.isMappedTypeNode(part) || ts.isConditionalTypeNode(part)) clear = false;
    else if (ts.isTypeReferenceNode(part) && ts.isIdentifier(part.typeName)) {
      const symbol = checker.getSymbolAtLocation(part.typeName);
      if (symbol && symbol.flags & ts.SymbolFlags.TypeParameter) clear = false;
    }
    ts.forEachChild(part, visit);
  };
  visit(node);
  return clear;
}

/** Literals of a type and, one step on, of the union it names. */
export function listLiterals(checker: ts.TypeChecker, node: ts.Node, follow = true): string[] {
  if (ts.isStringLiteral(node)) return [`'${node.text}'`];
  if (ts.isNumericLiteral(node)) return [node.text];
  const found: string[] = [];
  if (follow && ts.isTypeReferenceNode(node)) {
    const named = checker.getSymbolAtLocation(node.typeName);
    const symbol =
      named && named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
    const declaration = symbol?.declarations?.find(ts.isTypeAliasDeclaration);
    if (declaration) found.push(...listLiterals(checker, declaration.type, false));
  }
  ts.forEachChild(node, (child) => {
    found.push(...listLiterals(checker, child, follow));
  });
  return found;
}

/** One line, without comments, without files that names come from and without a semicolon before a closing brace. */
export function formatNode(node: ts.TypeNode): string {
  return node
    .getText()
    .replace(/\bimport\((["'])[^"']*\1\)\./g, '')
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/;? \}/g, ' }')
    .trim()
    .replace(/^\| /, '');
}
