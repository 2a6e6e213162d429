import { LANGUAGES } from '../../src/model/language.ts';
import { formatMiniatureFile } from '../../src/model/miniature.ts';
import { checkName } from '../../src/source/checkContentFile.ts';
import { ts } from '../../src/source/typescript.js';
import { VerbError } from '../verbError.ts';
import { findList, insertElement } from './listInFile.ts';
import {
  formatTitle,
  readExisting,
  refuseExisting,
  refuseTaken,
  type Plan,
  type Project,
} from './project.ts';

/** A page with its navigation entry, or, for `name.fr`, the start of a translation. */
export function planPage(project: Project, address: string): Plan {
  const name = parsePageName(address);
  const file = `content/${name}.md`;
  refuseExisting(project, file);
  const [, original, language] = /^(.*)\.([a-z]{2})$/.exec(name) ?? [];
  return original !== undefined && language !== undefined
    ? planTranslation(project, original, language)
    : planOriginal(project, name);
}

/** Takes `material-ui/react-thing`, `/material-ui/react-thing/` and the path of the file. */
export function parsePageName(address: string): string {
  const name = address
    .replace(/^\/|\/$/g, '')
    .replace(/^content\//, '')
    .replace(/\.md$/, '');
  const [problem] = checkName(`content/${name}.md`);
  if (problem) throw new VerbError(`${problem.what} ${problem.fix}`);
  return name;
}

function planOriginal(project: Project, name: string): Plan {
  const pathname = `/${name}/`;
  refuseTaken(project, pathname);
  const navigation = project.findNavigation(pathname);
  if (navigation === undefined) {
    throw new VerbError(
      `The address ${pathname} belongs to no product. Start it with a path of content/products.ts, or add a product first: npm run new -- product.`,
    );
  }
  const text = readExisting(project, navigation, 'Each product has one.');
  const title = formatTitle(name.split('/').at(-1) ?? name);
  const { list, index, neighbors } = findPlace(navigation, text, pathname);
  const isDrawn = neighbors.some((each) => project.read(formatMiniatureFile(each)) !== undefined);
  return {
    files: {
      [`content/${name}.md`]: formatPage(title),
      [navigation]: insertElement(list, `{ pathname: '${pathname}' }`, index),
      // The galleries that show its neighbors will show it, too.
      ...(isDrawn && { [formatMiniatureFile(pathname)]: formatMiniature(title) }),
    },
    next: `See it in "npm run dev" at ${pathname}. Its entry in ${navigation} may be moved to where it belongs.`,
  };
}

/** A page that passes every check, to be written over. */
export function formatPage(title: string): string {
  return `---
title: ${title}
description: One sentence that says what ${title} is for.
---

One or two sentences: what it is, when to reach for it, what to use instead.

## Basics

The simplest use comes first.
`;
}

function formatMiniature(title: string): string {
  return `export default function Miniature() {\n  return <button type="button">${title}</button>;\n}\n`;
}

function planTranslation(project: Project, original: string, language: string): Plan {
  if (!LANGUAGES.supported.includes(language)) {
    throw new VerbError(
      `The language "${language}" is not supported. Add it first: npm run new -- language ${language}.`,
    );
  }
  const text = readExisting(project, `content/${original}.md`, 'Only pages can be translated.');
  const file = `content/${original}.${language}.md`;
  return {
    files: { [file]: text },
    next: `Translate ${file}, then see it in "npm run dev" at /${language}/${original}/.`,
  };
}

/** Where an entry goes in a navigation, and the addresses of the pages in the same list. */
interface Place {
  readonly list: ts.ArrayLiteralExpression;
  readonly index: number;
  readonly neighbors: readonly string[];
}

/** Beside the page of the same folder that is next to it in the alphabet, else at the end. */
function findPlace(file: string, text: string, pathname: string): Place {
  const whole = findList(file, text, 'defineNavigation');
  const folder = pathname.replace(/[^/]+\/$/, '');
  const siblings = listEntries(whole)
    .filter((entry) => entry.pathname.replace(/[^/]+\/$/, '') === folder)
    .sort((a, b) => (a.pathname < b.pathname ? -1 : 1));
  const before = siblings.filter((entry) => entry.pathname < pathname).at(-1);
  const beside = before ?? siblings[0];
  if (!beside) return { list: whole, index: whole.elements.length, neighbors: [] };
  const { list } = beside;
  return {
    list,
    index: list.elements.indexOf(beside.node) + (before ? 1 : 0),
    neighbors: listEntries(list).map((entry) => entry.pathname),
  };
}

interface WrittenEntry {
  readonly pathname: string;
  readonly node: ts.ObjectLiteralExpression;
  readonly list: ts.ArrayLiteralExpression;
}

/** The entries of a list and of all groups inside it that are written as one text: pages and links, not groups. */
function listEntries(list: ts.ArrayLiteralExpression): WrittenEntry[] {
  return list.elements.filter(ts.isObjectLiteralExpression).flatMap((node) => {
    const children = readProperty(node, 'children');
    if (children) return ts.isArrayLiteralExpression(children) ? listEntries(children) : [];
    const pathname = readProperty(node, 'pathname');
    return pathname && ts.isStringLiteralLike(pathname)
      ? [{ pathname: pathname.text, node, list }]
      : [];
  });
}

function readProperty(node: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const property = node.properties
    .filter(ts.isPropertyAssignment)
    .find((each) => each.name.getText() === name);
  return property?.initializer;
}
