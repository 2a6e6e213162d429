import type ts from 'typescript';
import { z } from 'zod';
import { navigationEntrySchema, type Navigation } from '../model/navigation.ts';
import type { Problem } from '../model/problem.ts';
import { findDefaultExport } from './demos/findDefaultExport.ts';
import { lineOf } from './demos/lineOf.ts';
import { parseScript } from './demos/parseScript.ts';
import { ts as typescript } from './typescript.js';

/** A navigation, or what keeps its entries from being one. */
export interface ParsedNavigation {
  readonly navigation?: Navigation;
  readonly problems: readonly Problem[];
}

/** Holds the entries that a file exports against their schema; `text` says in which line each is written. */
export function parseNavigation(
  file: string,
  text: string,
  entries: readonly unknown[],
): ParsedNavigation {
  const { data, error } = z.array(navigationEntrySchema).safeParse(entries);
  if (data) return { navigation: data, problems: [] };
  const source = parseScript(file, text);
  return {
    problems: error.issues.map(({ path, message }) => ({
      file,
      line: lineOf(source, findNode(source, path)),
      what: `${describePlace(entries, path)}: ${message}.`,
      fix: 'An entry has pathname, title, subheader, children, overview, plan, flags, icon, linkProps.',
    })),
  };
}

type Path = readonly PropertyKey[];

/** Names the innermost entry on the way that has a name, and the way from there. */
function describePlace(entries: readonly unknown[], path: Path): string {
  let name = 'navigation';
  let rest = path;
  let value: unknown = entries;
  for (const [index, key] of path.entries()) {
    value = pick(value, key);
    const title = pick(value, 'pathname') ?? pick(value, 'title');
    if (typeof title !== 'string') continue;
    name = `navigation entry "${title}"`;
    rest = path.slice(index + 1);
  }
  return `The ${name} is wrong at ${rest.join('.') || 'its root'}`;
}

function pick(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** The code at the end of the way, or as far along it as the entries are written out. */
function findNode(source: ts.SourceFile, path: Path): ts.Node {
  let node: ts.Node = findDefaultExport(source) ?? source;
  // The call of `defineNavigation()`.
  if (typescript.isCallExpression(node)) node = node.arguments[0] ?? node;
  for (const key of path) {
    const next = findPart(node, key);
    if (!next) break;
    node = next;
  }
  return node;
}

function findPart(node: ts.Node, key: PropertyKey): ts.Node | undefined {
  if (typescript.isArrayLiteralExpression(node)) {
    const before = node.elements.slice(0, Number(key) + 1);
    // Behind entries that are spread nobody knows how many there are.
    return before.some((element) => typescript.isSpreadElement(element))
      ? undefined
      : node.elements[Number(key)];
  }
  if (!typescript.isObjectLiteralExpression(node)) return undefined;
  return node.properties
    .filter((property) => typescript.isPropertyAssignment(property))
    .find(({ name }) => name.getText(node.getSourceFile()) === key)?.initializer;
}
