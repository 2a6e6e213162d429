import { suggestName, type Problem } from '../../model/problem.ts';
import { ts } from '../typescript.js';
import type { CollectedFile } from './collectFiles.ts';
import { lineOf } from './lineOf.ts';

/** Reports components and hooks that a file uses but neither imports nor declares. */
export function checkNames({ path, script }: CollectedFile): Problem[] {
  if (!script) return [];
  const declared = new Set<string>();
  const used = new Map<string, ts.Node>();
  const visit = (node: ts.Node): void => {
    const name = findDeclaredName(node);
    if (name) declared.add(name);
    const use = findUsedName(node);
    if (use && !used.has(use.text)) used.set(use.text, use);
    ts.forEachChild(node, visit);
  };
  visit(script);
  return [...used]
    .filter(([name]) => !declared.has(name))
    .map(([name, node]) => ({
      file: path,
      line: lineOf(script, node),
      what: `"${name}" is used, but neither imported nor declared.`,
      fix: `Import it. ${suggestName(name, listNames(declared), 'The file knows')}`,
    }));
}

/** In whatever part of the file: what looks declared is left to the type checker. */
function findDeclaredName(node: ts.Node): string | undefined {
  const isDeclaration =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isClassDeclaration(node) ||
    ts.isImportClause(node) ||
    ts.isImportSpecifier(node) ||
    ts.isNamespaceImport(node);
  if (!isDeclaration) return undefined;
  return node.name && ts.isIdentifier(node.name) ? node.name.text : undefined;
}

function findUsedName(node: ts.Node): ts.Identifier | undefined {
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
    let tag: ts.Node = node.tagName;
    while (ts.isPropertyAccessExpression(tag)) tag = tag.expression;
    return ts.isIdentifier(tag) && /^[A-Z]/.test(tag.text) ? tag : undefined;
  }
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
  return /^use[A-Z]/.test(node.expression.text) ? node.expression : undefined;
}

function listNames(declared: ReadonlySet<string>): string[] {
  return [...declared].filter((name) => /^(?:[A-Z]|use[A-Z])/.test(name)).sort();
}
