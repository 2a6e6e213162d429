import { listStops, type NavigationItem } from '../../model/siteNavigation.ts';
import type { PageEntry, ProseShard, SearchMark } from '../shard.ts';
import type { SearchablePage } from './buildSearchIndex.ts';

/** Pages with their named parts, in the order of the navigation; others keep theirs. */
export function listPageEntries(
  pages: readonly SearchablePage[],
  navigation: readonly NavigationItem[],
): PageEntry[] {
  const stops = listStops(navigation);
  const order = new Map(stops.map(({ href }, index) => [href, index]));
  const trails = new Map(stops.map(({ href, trail }) => [href, trail]));
  const marks = new Map(listMarks(navigation));
  const place = (page: SearchablePage): number => order.get(page.pathname) ?? stops.length;
  return [...pages]
    .sort((a, b) => place(a) - place(b))
    .map(({ pathname, frontMatter, headings, blocks }) => ({
      path: pathname,
      title: frontMatter.title,
      trail: trails.get(pathname) ?? [],
      about: [
        ...frontMatter.components,
        ...frontMatter.hooks,
        ...(frontMatter.navTitle ? [frontMatter.navTitle] : []),
      ],
      marks: marks.get(pathname) ?? [],
      headings: headings.map(({ id, text }) => [id, text] as const),
      demos: blocks.flatMap((block) => (block.kind === 'demo' ? [block.demo.name] : [])),
    }));
}

/** Prose of pages by address. */
export function listPageTexts(pages: readonly SearchablePage[]): ProseShard['texts'] {
  return pages.map(({ pathname, frontMatter, sections }) => {
    const top = sections.find(({ id }) => id === '')?.text ?? '';
    return [
      pathname,
      [
        ['', `${frontMatter.description} ${top}`.trim()],
        ...sections
          .filter(({ id, text }) => id !== '' && text !== '')
          .map(({ id, text }) => [id, text] as const),
      ],
    ] as const;
  });
}

function listMarks(items: readonly NavigationItem[]): [href: string, marks: SearchMark[]][] {
  return items.flatMap(({ href, flags, plan, children }) => [
    ...(href ? [[href, [...(plan ? [plan] : []), ...flags]] satisfies [string, SearchMark[]]] : []),
    ...listMarks(children),
  ]);
}
