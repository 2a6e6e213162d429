import { WHOLE_PAGE } from '../../model/page.ts';
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
    .map((page) => describePage(page, trails.get(page.pathname), marks.get(page.pathname)));
}

function describePage(
  { pathname, frontMatter, headings, blocks }: SearchablePage,
  trail: readonly string[] = [],
  marks: readonly SearchMark[] = [],
): PageEntry {
  const { title, components, hooks, navTitle, askedAs } = frontMatter;
  const { [WHOLE_PAGE]: asked, ...askedOfSections } = askedAs;
  return {
    path: pathname,
    title,
    trail,
    ...(navTitle && { navTitle }),
    about: [...components, ...hooks],
    marks,
    ...(asked && { asked: asked.join(',') }),
    headings: headings.map(({ id, text }) => {
      const phrases = askedOfSections[id];
      return phrases ? [id, text, phrases.join(',')] : [id, text];
    }),
    demos: blocks.flatMap((block) => (block.kind === 'demo' ? [block.demo.name] : [])),
  };
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
