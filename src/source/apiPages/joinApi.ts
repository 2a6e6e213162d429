import type { ApiDoc } from '../../model/apiDoc.ts';
import type { ApiBlock, ApiEntry, ApiReference, TextLink } from '../../model/apiPage.ts';
import type { Block, Page } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import type { Product } from '../../model/product.ts';
import { createKeeper } from '../createKeeper.ts';
import { createApiPages, listTabs, type ApiPage } from './createApiPages.ts';
import { createIndexPage } from './createIndexPage.ts';
import { indexDemos, listUsedProps, type PageSubjects } from './findDemos.ts';
import { findGuides } from './findGuides.ts';
import { createSubjectFinder, type LineOf } from './findSubjects.ts';
import { createTypeLinker } from './linkTypes.ts';
import { locateApiDocs } from './locateApiDocs.ts';
import { findOwnPage } from './resolveDocLink.ts';

/** A written page before and after the API is joined to it. */
export interface WrittenPage extends Page {
  readonly productId: string | null;
  /** Differs from the address where the page is a translation. */
  readonly canonical: string;
  readonly anchors: readonly string[];
}

/** What pages and packages give together. */
export interface JoinedApi<Written extends WrittenPage> {
  /** Where the API of each component and hook is shown. */
  readonly entries: readonly ApiEntry[];
  /** The written pages, with the API of what they are about. */
  readonly written: readonly Written[];
  /** The pages made from the packages. */
  readonly derived: readonly ApiPage[];
  readonly problems: readonly Problem[];
}

/** The anchor of the props at the end of a component's page. */
export const PANEL_ID = 'api';

const keepEntries = createKeeper();
const keepSubjects = createKeeper();
const keepShared = createKeeper();
const keepWritten = createKeeper();

/** Joins the API of the packages to the pages: addresses, links both ways, and pages of their own. */
export function joinApi<Written extends WrittenPage>(
  docs: readonly ApiDoc[] | null,
  pages: readonly Written[],
  products: readonly Product[],
  lineOf: LineOf,
  /** The same object for as long as all pages have the same outlines and packages say the same. */
  outlines: object = {},
): JoinedApi<Written> {
  if (!docs) return { entries: [], written: pages, derived: [], problems: [] };
  const entries = keepEntries(outlines, [], () =>
    locateApiDocs(docs, products, pages.filter(isOriginal)),
  );
  const findSubjects = createSubjectFinder(entries, lineOf);
  const subjects = pages.map((page) =>
    keepSubjects(page, [entries], () => ({ page, ...findSubjects(page) })),
  );
  const shared = keepShared(outlines, [], () => shareApi(entries, subjects, products));
  return {
    entries,
    derived: shared.derived,
    written: subjects.map((subject) =>
      keepWritten(subject.page, [shared], () => addApi(subject, shared)),
    ),
    problems: subjects.flatMap((subject) => [
      ...subject.problems,
      ...checkPanelId(subject, lineOf),
    ]),
  };
}

/** What packages and all pages together say. */
interface SharedApi {
  readonly references: ReadonlyMap<ApiEntry, ApiReference>;
  readonly derived: readonly ApiPage[];
  readonly listTabsOf: (page: WrittenPage) => readonly TextLink[];
}

function shareApi(
  entries: readonly ApiEntry[],
  subjects: readonly (PageSubjects & { readonly page: WrittenPage })[],
  products: readonly Product[],
): SharedApi {
  const references = createReferences(
    entries,
    subjects.filter(({ page }) => isOriginal(page)),
    products,
  );
  const titles = new Map(
    subjects.map(({ page: { pathname, frontMatter } }) => [pathname, frontMatter.title]),
  );
  const titleOf = (pathname: string): string | undefined => titles.get(pathname);
  const derived = [
    ...products.flatMap((product) => createIndexPage(product, entries)),
    ...createApiPages([...references.values()], products, titleOf),
  ];
  const tabPaths = new Set(derived.map(({ pathname }) => pathname));
  return {
    references,
    derived,
    listTabsOf: ({ canonical }) => listTabs(canonical, tabPaths, titleOf),
  };
}

function isOriginal({ pathname, canonical }: WrittenPage): boolean {
  return pathname === canonical;
}

function createReferences(
  entries: readonly ApiEntry[],
  subjects: readonly (PageSubjects & { readonly page: Page })[],
  products: readonly Product[],
): ReadonlyMap<ApiEntry, ApiReference> {
  const byPathname = new Map(subjects.map(({ page }) => [page.pathname, page]));
  const hasPage = (pathname: string): boolean => byPathname.has(pathname);
  const linkTypes = createTypeLinker(entries, products, hasPage);
  const demosOf = indexDemos(subjects, entries);
  const subjectsOf = groupByEntry(subjects);
  return new Map(
    entries.map((entry) => [
      entry,
      {
        ...entry,
        pages: listPages(entry, subjectsOf.get(entry) ?? [], byPathname),
        demos: demosOf(entry.doc),
        links: linkTypes(entry),
        guides: findGuides(entry.doc, products, hasPage),
      },
    ]),
  );
}

/** Pages that show a component: those that name it, then those that the packages' authors link. */
function listPages(
  entry: ApiEntry,
  subjects: readonly (PageSubjects & { readonly page: Page })[],
  byPathname: ReadonlyMap<string, Page>,
): TextLink[] {
  const pages = [
    // The page that names it first is about it; others name it among their parts. Overviews come before what is below.
    ...subjects
      .toSorted(
        (a, b) =>
          a.entries.indexOf(entry) - b.entries.indexOf(entry) || measureDepth(a) - measureDepth(b),
      )
      .map(({ page }) => page),
    ...entry.doc.demoPages.flatMap((url) => findOwnPage(url, byPathname) ?? []),
  ];
  return [...new Set(pages)].map(({ frontMatter, pathname }) => ({
    text: frontMatter.title,
    href: pathname,
  }));
}

function measureDepth({ page }: { readonly page: Page }): number {
  return page.pathname.split('/').length;
}

function groupByEntry<Subject extends PageSubjects>(
  subjects: readonly Subject[],
): ReadonlyMap<ApiEntry, readonly Subject[]> {
  const groups = new Map<ApiEntry, Subject[]>();
  for (const subject of subjects) {
    for (const entry of new Set(subject.entries)) {
      const group = groups.get(entry);
      if (group) group.push(subject);
      else groups.set(entry, [subject]);
    }
  }
  return groups;
}

function addApi<Written extends WrittenPage>(
  subject: PageSubjects & { readonly page: Written },
  { references, listTabsOf }: SharedApi,
): Written {
  const { page, entries } = subject;
  if (entries.length === 0) return page;
  const tabs = listTabsOf(page);
  const about = entries.flatMap((entry) => references.get(entry) ?? []);
  return {
    ...page,
    headings: [...page.headings, { id: PANEL_ID, text: 'API', level: 2 }],
    anchors: [...page.anchors, PANEL_ID],
    blocks: [
      ...(tabs.length > 1 ? [{ kind: 'api', view: 'tabs', tabs } satisfies ApiBlock] : []),
      ...page.blocks.flatMap((block): readonly Block[] => {
        const used = block.kind === 'demo' ? listUsedProps(block.demo, subject) : [];
        return used.length > 0 ? [block, { kind: 'api', view: 'usedProps', used }] : [block];
      }),
      { kind: 'api', view: 'panel', references: about },
    ],
  };
}

const HEADING_OF_PANEL_ID = new RegExp(`^#+ (?:.*\\{#${PANEL_ID}\\}|${PANEL_ID})\\s*$`, 'im');

function checkPanelId(
  { page, entries }: PageSubjects & { readonly page: WrittenPage },
  lineOf: LineOf,
): Problem[] {
  if (entries.length === 0 || !page.anchors.includes(PANEL_ID)) return [];
  return [
    {
      file: page.file,
      line: lineOf(page.file, HEADING_OF_PANEL_ID),
      what: `The id "${PANEL_ID}" belongs to the list of props at the end of the page.`,
      fix: 'Give the heading another id: "## API {#other-id}".',
    },
  ];
}
