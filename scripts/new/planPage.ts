import { LANGUAGES } from '../../src/model/language.ts';
import { checkName } from '../../src/source/checkContentFile.ts';
import { VerbError } from '../verbError.ts';
import {
  formatTitle,
  insertBeforeLast,
  readExisting,
  refuseExisting,
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
  const navigation = project.findNavigation(pathname);
  if (navigation === undefined) {
    throw new VerbError(
      `The address ${pathname} belongs to no product. Start it with a path of content/products.ts, or add a product first: npm run new -- product.`,
    );
  }
  const text = readExisting(project, navigation, 'Each product has one.');
  return {
    files: {
      [`content/${name}.md`]: formatPage(formatTitle(name.split('/').at(-1) ?? name)),
      [navigation]: addEntry(text, pathname),
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

/** Adds an entry beside the pages of the same folder in alphabetical order, else at the end. */
export function addEntry(text: string, pathname: string): string {
  const folder = pathname.replace(/[^/]+\/$/, '');
  const lines = text.split('\n');
  const siblings = lines.flatMap((line, index) => {
    const [, indent, found] = /^(\s*)\{ pathname: '([^']+)'.*\},$/.exec(line) ?? [];
    const isSibling = found?.startsWith(folder) && !found.slice(folder.length, -1).includes('/');
    return isSibling ? [{ index, indent: indent ?? '', found: found ?? '' }] : [];
  });
  const before = siblings.filter(({ found }) => found < pathname).at(-1);
  const place = before ?? siblings[0];
  if (!place) return insertBeforeLast(text, ']', `  { pathname: '${pathname}' },\n`);
  const at = before ? place.index + 1 : place.index;
  return lines.toSpliced(at, 0, `${place.indent}{ pathname: '${pathname}' },`).join('\n');
}
