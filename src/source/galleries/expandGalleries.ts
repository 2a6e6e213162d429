import { formatMiniatureFile } from '../../model/miniature.ts';
import { GALLERY_FILTER } from '../../model/embeddedComponents.ts';
import type { Block, Page } from '../../model/page.ts';
import { suggestName, type Problem } from '../../model/problem.ts';
import type { NavigationItem } from '../../model/siteNavigation.ts';
import type { LineOf } from '../apiPages/findSubjects.ts';
import { escapePattern } from '../escapePattern.ts';
import { describePages, listGroupPages, listGroups } from '../expandPageIndexes.ts';
import type { ListedPage } from '../formatPageList.ts';
import { formatCards } from './formatCards.ts';

/** Name of the component that shows pages as cards with miniatures. */
export const GALLERY = 'Gallery';

/** What galleries are made from. */
export interface GalleryContext<T extends Page> {
  readonly pages: readonly T[];
  /** Null where the navigation cannot be read. */
  readonly navigationOf: (page: T) => readonly NavigationItem[] | null;
  /** Addresses of the pages that have a miniature. */
  readonly miniatures: readonly string[];
  /** The product that an address belongs to. */
  readonly productOf: (pathname: string) => string | null;
  /** Whether there is a page that cannot be read. */
  readonly isUnknown: (pathname: string) => boolean;
  readonly lineOf: LineOf;
}

/**
 * Replaces `::component[Gallery]{group="…"}` by cards of the pages of that group of the navigation, or of those whose
 * addresses are written in `pages`; the filter above them is told the groups.
 */
export function expandGalleries<T extends Page>(
  context: GalleryContext<T>,
): { pages: T[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const titles = new Map(context.pages.map((page) => [page.pathname, page]));
  const descriptions = describePages(context.pages);
  const sheets = createSheetFinder(context, problems);
  const expandBlock = (block: Block, page: T): Block => {
    if (block.kind !== 'component') return block;
    if (block.name === GALLERY_FILTER) {
      const groups = page.blocks.filter(isGallery).map(({ props }) => String(props['group'] ?? ''));
      return { ...block, props: { ...block.props, groups: groups.join('|') } };
    }
    if (!isGallery(block)) return block;
    const group = String(block.props['group'] ?? '');
    const written = block.props['pages'];
    const listed = written
      ? listWritten(String(written).split(/\s+/), page)
      : listGroup(group, page);
    const cards = listed.map((each) => ({
      ...each,
      sheet: sheets(each.href, page, written ? each.href : group),
    }));
    return { kind: 'html', html: formatCards(cards, group), prose: false };
  };
  const report = (page: T, wanted: string, what: string, fix: string): void => {
    const line = context.lineOf(page.file, ...findInGallery(wanted));
    problems.push({ file: page.file, line, what, fix });
  };
  const listGroup = (group: string, page: T): ListedPage[] => {
    const navigation = context.navigationOf(page);
    if (!navigation) return [];
    const found = listGroupPages(group, navigation, descriptions);
    if (found) return found;
    const names = listGroups(navigation).map(({ title }) => title);
    const what = `The navigation has no group "${group}" for ::component[${GALLERY}].`;
    report(page, group, what, suggestName(group, names, 'Groups are'));
    return [];
  };
  const listWritten = (addresses: readonly string[], page: T): ListedPage[] =>
    addresses.flatMap((href) => {
      const target = titles.get(href);
      if (target) return [describeCard(target)];
      if (context.isUnknown(href)) return [];
      const what = `There is no page ${href} for ::component[${GALLERY}].`;
      report(page, href, what, suggestName(href, [...titles.keys()], 'Pages are'));
      return [];
    });
  return {
    pages: context.pages.map((page) =>
      page.blocks.some(isPart)
        ? { ...page, blocks: page.blocks.map((block) => expandBlock(block, page)) }
        : page,
    ),
    problems,
  };
}

/** Where a page writes a group or an address into a gallery. */
function findInGallery(wanted: string): [RegExp] {
  return [new RegExp(`^:+component\\[${GALLERY}\\].*["\\s]${escapePattern(wanted)}["\\s]`, 'm')];
}

type ComponentBlock = Extract<Block, { kind: 'component' }>;

function isGallery(block: Block): block is ComponentBlock {
  return block.kind === 'component' && block.name === GALLERY;
}

function isPart(block: Block): boolean {
  return block.kind === 'component' && [GALLERY, GALLERY_FILTER].includes(block.name);
}

/** Pages made from packages are called by the component alone, and say nothing about what it is for. */
export function describeCard({ pathname, file, frontMatter }: Page): ListedPage {
  const { description } = frontMatter;
  const title = frontMatter.title.replace(/ (?:API|overview)$/, '');
  if (file.endsWith('.md')) return { href: pathname, title, description };
  return { href: pathname, title };
}

/**
 * Finds the sheet with the miniature of a page. Where a gallery shows pages of its own product, or any that it names, a
 * missing miniature is a problem; products that have none at all are shown without.
 */
function createSheetFinder<T extends Page>(
  { miniatures, productOf, lineOf }: GalleryContext<T>,
  problems: Problem[],
): (href: string, page: T, wanted: string) => string | null {
  const known = new Set(miniatures);
  const drawn = new Set(miniatures.map(productOf));
  const reported = new Set<string>();
  return (href, page, wanted) => {
    const product = productOf(href);
    if (known.has(href)) return product;
    if (product !== null && drawn.has(product) && !reported.has(href)) {
      reported.add(href);
      problems.push({
        file: page.file,
        line: lineOf(page.file, ...findInGallery(wanted)),
        what: `The gallery shows ${href}, which has no miniature.`,
        fix: `Write ${formatMiniatureFile(href)}: a component that shows it at its smallest.`,
      });
    }
    return null;
  };
}
