import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { RETIRED_CODES, type ErrorCode } from '../../model/decodeProductionError.ts';
import { ts } from '../typescript.js';
import { locatePackage } from './extract/packageManifest.ts';

/** Packages that share one list of codes. */
const PACKAGES = [
  '@mui/material',
  '@mui/system',
  '@mui/utils',
  '@mui/styled-engine',
  '@mui/private-theming',
  '@mui/base',
  '@mui/lab',
  '@mui/joy',
];

/**
 * Derives the table of error codes from the published scripts, which keep each message beside its code:
 * `process.env.NODE_ENV !== "production" ? "MUI: …" : formatErrorMessage(7)`.
 */
export function readErrorCodes(root: string): ErrorCode[] {
  const messages = new Map<number, string>();
  for (const file of PACKAGES.flatMap((name) => listScripts(locatePackage(root, name)))) {
    for (const [code, message] of parseErrorCodes(readFileSync(file, 'utf8'))) {
      if (!messages.has(code)) messages.set(code, message);
    }
  }
  const thrown = [...messages].map(
    ([code, message]) => ({ kind: 'thrown', code, message }) as const,
  );
  const retired = RETIRED_CODES.filter((code) => !messages.has(code));
  return [...thrown, ...retired.map((code) => ({ kind: 'retired', code }) as const)].sort(
    (a, b) => a.code - b.code,
  );
}

/** The codes of one script with their messages, `%s` standing for each argument. */
export function parseErrorCodes(text: string): Map<number, string> {
  const found = new Map<number, string>();
  if (!/ErrorMessage[\w.]*\)?\(\d/.test(text)) return found;
  const file = ts.createSourceFile(
    'script.js',
    text,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.JS,
  );
  const visit = (node: ts.Node): void => {
    if (ts.isConditionalExpression(node)) {
      const code = findCode(node.whenFalse);
      if (code !== null) found.set(code, formatMessage(node.whenTrue));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function findCode(node: ts.Expression): number | null {
  if (!ts.isCallExpression(node)) return null;
  if (!/ErrorMessage[\w.]*\)?$/.test(node.expression.getText())) return null;
  const [code] = node.arguments;
  return code && ts.isNumericLiteral(code) ? Number(code.text) : null;
}

function formatMessage(node: ts.Expression): string {
  if (ts.isParenthesizedExpression(node)) return formatMessage(node.expression);
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return formatMessage(node.left) + formatMessage(node.right);
  }
  if (!ts.isTemplateExpression(node)) return '%s';
  return node.head.text + node.templateSpans.map(({ literal }) => `%s${literal.text}`).join('');
}

/** The scripts of a package in one flavour: modules in `esm` where there is such a folder. */
function listScripts(directory: string): string[] {
  const modules = path.join(directory, 'esm');
  return walk(existsSync(modules) ? modules : directory);
}

const OTHER_FLAVOURS = new Set(['node', 'modern', 'legacy', 'node_modules', 'umd']);

function walk(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(directory, entry.name);
    if (entry.isDirectory()) return OTHER_FLAVOURS.has(entry.name) ? [] : walk(file);
    return /\.m?js$/.test(entry.name) ? [file] : [];
  });
}
