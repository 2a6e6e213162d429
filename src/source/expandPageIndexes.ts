import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Block, Page } from '../model/page.ts';
import { suggestName, type Problem } from '../model/problem.ts';
import type { NavigationItem } from '../model/siteNavigation.ts';

/** Name of the component that stands for the pages of one group of the navigation. */
export const PAGE_INDEX = 'PageIndex';

/** Replaces `::component[PageIndex]{group="…"}` by links to the pages of that group. */
export function expandPageIndexes<T extends Page>(
  pages: readonly T[],
  navigationOf: (page: T) => readonly NavigationItem[],
): { pages: T[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const descriptions = new Map(
    pages.map(({ pathname, frontMatter }) => [pathname, frontMatter.description]),
  );
  const expand = (block: Block, page: T): Block => {
    if (block.kind !== 'component' || block.name !== PAGE_INDEX) return block;
    const title = String(block.props['group'] ?? '');
    const groups = listGroups(navigationOf(page));
    const group = groups.find((candidate) => candidate.title === title);
    if (!group) {
      problems.push({
        file: page.file,
        line: 1,
        what: `The navigation has no group "${title}" for ::component[${PAGE_INDEX}].`,
        fix: suggestName(
          title,
          groups.map((candidate) => candidate.title),
          'Groups are',
        ),
      });
    }
    return { kind: 'html', html: group ? formatIndex(group, descriptions) : '' };
  };
  return {
    pages: pages.map((page) => ({
      ...page,
      blocks: page.blocks.map((block) => expand(block, page)),
    })),
    problems,
  };
}

function listGroups(items: readonly NavigationItem[]): NavigationItem[] {
  return items.flatMap((item) =>
    item.children.length > 0 ? [item, ...listGroups(item.children)] : [],
  );
}

function formatIndex(group: NavigationItem, descriptions: ReadonlyMap<string, string>): string {
  const items = group.children.flatMap(({ href, title }) =>
    href === undefined ? [] : [formatItem(href, title, descriptions.get(href))],
  );
  return toHtml(element('ul', { className: ['features'] }, items));
}

function formatItem(href: string, title: string, description?: string): Element {
  const link = element('a', { href }, [{ type: 'text', value: title }]);
  return element('li', {}, [
    element('strong', {}, [link]),
    ...(description ? [{ type: 'text', value: ` ${description}` } as const] : []),
  ]);
}

function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}
