import type { Problem } from '../../model/problem.ts';
import { ts } from '../typescript.js';
import type { CollectedFile } from './collectFiles.ts';
import { lineOf } from './lineOf.ts';

/** Reports TypeScript that is more than types, so that no JavaScript can be cut out of it. */
export function checkErasable({ path, script }: CollectedFile): Problem[] {
  if (!script) return [];
  const problems: Problem[] = [];
  const visit = (node: ts.Node): void => {
    const finding = findUnerasable(node);
    if (finding) problems.push({ file: path, line: lineOf(script, node), ...finding });
    ts.forEachChild(node, visit);
  };
  visit(script);
  return problems;
}

function findUnerasable(node: ts.Node): Pick<Problem, 'what' | 'fix'> | undefined {
  if (ts.isEnumDeclaration(node) && !isAmbient(node)) {
    return {
      what: `The enum "${node.name.text}" has no JavaScript form.`,
      fix: "Use a union of strings, such as type Size = 'small' | 'large'.",
    };
  }
  if (ts.isModuleDeclaration(node) && !isAmbient(node)) {
    return {
      what: `The namespace "${node.name.text}" has no JavaScript form.`,
      fix: 'Use an object, or a file beside the demo.',
    };
  }
  if (ts.isParameter(node) && ts.isParameterPropertyDeclaration(node, node.parent)) {
    return {
      what: `The parameter property "${node.name.getText()}" has no JavaScript form.`,
      fix: 'Declare the field in the class and set it in the constructor.',
    };
  }
  if (ts.isImportEqualsDeclaration(node) || (ts.isExportAssignment(node) && node.isExportEquals)) {
    return {
      what: `"${node.getText()}" has no JavaScript form.`,
      fix: 'Write import and export as ES modules do.',
    };
  }
  return undefined;
}

function isAmbient(node: ts.EnumDeclaration | ts.ModuleDeclaration): boolean {
  const modifiers = ts.getModifiers(node) ?? [];
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword);
}
