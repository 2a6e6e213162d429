import {
  findDuplicatePaths,
  flattenNavigation,
  isApiTab,
  isPageEntry,
  type Navigation,
} from '../model/navigation.ts';
import { suggestName, type Problem } from '../model/problem.ts';

/** A product's navigation with the file it was written in. */
export interface NavigationFile {
  readonly productId: string;
  readonly file: string;
  readonly text: string;
  readonly navigation: Navigation;
}

/** Holds navigation trees against the pages: duplicates, missing pages and orphans. */
export function checkNavigation(
  files: readonly NavigationFile[],
  pages: readonly { readonly file: string; readonly pathname: string }[],
  isListed: (page: { readonly file: string; readonly pathname: string }) => boolean = () => true,
): Problem[] {
  const pathnames = new Set(pages.map((page) => page.pathname));
  const entered = new Set<string>();
  const problems: Problem[] = [];
  for (const { file, text, navigation } of files) {
    problems.push(...checkDuplicates(file, text, navigation));
    for (const { entry } of flattenNavigation(navigation)) {
      if (!isPageEntry(entry)) continue;
      const pathname = entry.pathname.replace(/[#?].*$/, '');
      entered.add(pathname);
      if (pathnames.has(pathname) || isApiTab(pathname)) continue;
      problems.push({
        file,
        line: findLine(text, entry.pathname),
        what: `The navigation entry "${entry.pathname}" has no page.`,
        fix: `Write content${pathname.replace(/\/$/, '')}.md, or remove the entry. ${suggestName(pathname, [...pathnames], 'Pages')}`,
      });
    }
  }
  for (const page of pages) {
    if (entered.has(page.pathname) || !isListed(page)) continue;
    problems.push({
      file: page.file,
      line: 1,
      what: `The page "${page.pathname}" is in no navigation.`,
      fix: `Add { pathname: '${page.pathname}' } to the navigation.ts of its product.`,
    });
  }
  return problems;
}

function checkDuplicates(file: string, text: string, navigation: Navigation): Problem[] {
  return findDuplicatePaths(navigation).map(({ pathname, written: [first, second], places }) => ({
    file,
    line: findLine(text, second, trimSlash(first) === trimSlash(second) ? 2 : 1),
    what: `The path "${pathname}" is listed twice: ${places[0]} (line ${findLine(text, first)}) and ${places[1]}.`,
    fix: 'Keep one of the two entries. Only API tabs may repeat a path.',
  }));
}

/** Line of the nth place the path is written at, or 1. */
function findLine(text: string, pathname: string, nth = 1): number {
  const bare = trimSlash(pathname);
  const quoted = new RegExp(`['"\`]${bare.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}/?['"\`]`);
  let left = nth;
  const lines = text.split('\n');
  const index = lines.findIndex((line) => quoted.test(line) && --left === 0);
  return index === -1 ? 1 : index + 1;
}

function trimSlash(pathname: string): string {
  return pathname.replace(/\/$/, '');
}
