import { describeHref } from '../model/href.ts';
import {
  findDuplicatePaths,
  flattenNavigation,
  isApiTab,
  isGroup,
  isPageEntry,
  type Navigation,
  type NavigationEntry,
} from '../model/navigation.ts';
import { suggestName, type Problem } from '../model/problem.ts';
import { escapePattern } from './escapePattern.ts';

/** A product's navigation with the file it was written in. */
export interface NavigationFile {
  readonly productId: string;
  readonly file: string;
  readonly text: string;
  readonly navigation: Navigation;
}

/** Holds navigation trees against the pages: wrong entries, links and titles, duplicates, missing pages and orphans. */
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
      const wrong = describeEntry(entry, pathnames);
      if (wrong) problems.push({ file, line: findLine(text, wrong.place), ...wrong.finding });
      if (wrong || !isPageEntry(entry)) continue;
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

interface WrongEntry {
  /** What is to be found in the file. */
  readonly place: string;
  readonly finding: Pick<Problem, 'what' | 'fix'>;
}

/** What can be wrong with an entry whatever pages it is to lead to. */
function describeEntry(
  entry: NavigationEntry,
  pathnames: ReadonlySet<string>,
): WrongEntry | undefined {
  const { pathname, overview } = entry;
  const href = isGroup(entry) ? undefined : describeHref(pathname, '/');
  if (href) return { place: pathname, finding: href };
  if (!isPageEntry(entry) && entry.title === undefined && entry.subheader === undefined) {
    const what = `The navigation entry "${pathname}" has no title.`;
    const fix = 'Give it one: only pages of this site bring their own.';
    return { place: pathname, finding: { what, fix } };
  }
  if (overview === undefined || pathnames.has(overview)) return undefined;
  const what = `The overview "${overview}" of the navigation entry "${pathname}" has no page.`;
  const fix = suggestName(overview, [...pathnames], 'Pages');
  return { place: overview, finding: { what, fix } };
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
  const quoted = new RegExp(`['"\`]${escapePattern(bare)}/?['"\`]`);
  let left = nth;
  const lines = text.split('\n');
  const index = lines.findIndex((line) => quoted.test(line) && --left === 0);
  return index === -1 ? 1 : index + 1;
}

function trimSlash(pathname: string): string {
  return pathname.replace(/\/$/, '');
}
