import type { Block, Page } from '../model/page.ts';
import { suggestName, type Problem } from '../model/problem.ts';
import type { NavigationItem } from '../model/siteNavigation.ts';
import type { LineOf } from './apiPages/findSubjects.ts';
import { formatPageList, type ListedPage } from './formatPageList.ts';

/** Name of the component that lists the pages of one group of the navigation. */
export const PAGE_INDEX = 'PageIndex';

/** The pages of the group with that title; null where the navigation has no such group. */
export function listGroupPages(
  title: string,
  navigation: readonly NavigationItem[],
  descriptions: ReadonlyMap<string, string>,
): ListedPage[] | null {
  const group = listGroups(navigation).find((candidate) => candidate.title === title);
  if (!group) return null;
  return group.children.flatMap((item) => {
    if (item.href === undefined) return [];
    const description = descriptions.get(item.href);
    return [{ href: item.href, title: item.title, ...(description ? { description } : {}) }];
  });
}

/** What each page is about, by its address. */
export function describePages(pages: readonly Page[]): Map<string, string> {
  return new Map(pages.map(({ pathname, frontMatter }) => [pathname, frontMatter.description]));
}

/**
 * Replaces `::component[PageIndex]{group="…"}` by links to the pages of that group. Where the navigation is null, it
 * cannot be read, and nobody knows its groups.
 */
export function expandPageIndexes<T extends Page>(
  pages: readonly T[],
  navigationOf: (page: T) => readonly NavigationItem[] | null,
  lineOf: LineOf,
): { pages: T[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const descriptions = describePages(pages);
  const expand = (block: Block, page: T): Block => {
    if (!isIndex(block)) return block;
    const title = String(block.props['group'] ?? '');
    const navigation = navigationOf(page);
    const entries = navigation && listGroupPages(title, navigation, descriptions);
    if (navigation && !entries) {
      problems.push({
        file: page.file,
        line: lineOf(page.file, `::component[${PAGE_INDEX}]`, title),
        what: `The navigation has no group "${title}" for ::component[${PAGE_INDEX}].`,
        fix: suggestName(
          title,
          listGroups(navigation).map((candidate) => candidate.title),
          'Groups are',
        ),
      });
    }
    return { kind: 'html', html: entries ? formatPageList(entries) : '' };
  };
  return {
    pages: pages.map((page) =>
      page.blocks.some(isIndex)
        ? { ...page, blocks: page.blocks.map((block) => expand(block, page)) }
        : page,
    ),
    problems,
  };
}

function isIndex(block: Block): block is Extract<Block, { kind: 'component' }> {
  return block.kind === 'component' && block.name === PAGE_INDEX;
}

/** All groups of a navigation, at any depth. */
export function listGroups(items: readonly NavigationItem[]): NavigationItem[] {
  return items.flatMap((item) =>
    item.children.length > 0 ? [item, ...listGroups(item.children)] : [],
  );
}
