import type { ApiEntry } from '../../model/apiPage.ts';
import type { Block } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import { DEPRECATION_LIST, listDeprecations } from '../apiPages/expandDeprecations.ts';
import type { LineOf } from '../apiPages/findSubjects.ts';
import { createKeeper } from '../createKeeper.ts';
import { insertGenerated } from '../apiPages/insertGenerated.ts';
import type { WrittenPage } from '../apiPages/joinApi.ts';
import { renderFragment } from '../markdown/renderFragment.ts';
import type { Deprecations, FactSources, FactText } from './factList.ts';
import { FACT_LISTS } from './factLists.ts';

interface FactInput {
  readonly root: string;
  /** Null while the packages are not read. */
  readonly entries: readonly ApiEntry[] | null;
  readonly lineOf: LineOf;
  /** The same object for as long as all pages have the same outlines and packages say the same. */
  readonly outlines?: object;
}

interface Expanded<Written> {
  readonly page: Written;
  readonly problems: readonly Problem[];
}

const keepExpanded = createKeeper();

/** Replaces lists such as `::component[ReleaseList]{package="…"}` by what the installed packages say. */
export function expandFacts<Written extends WrittenPage>(
  pages: readonly Written[],
  { root, entries, lineOf, outlines = {} }: FactInput,
): { pages: Written[]; problems: Problem[] } {
  const findDeprecations = createDeprecationFinder(pages, entries);
  const expandBlock = ({ page, problems }: Expanded<Written>, block: Block): Expanded<Written> => {
    const list = block.kind === 'component' ? FACT_LISTS[block.name] : undefined;
    if (block.kind !== 'component' || !list) return { page, problems };
    const findPage = createPageFinder(pages, page);
    const made = list(block.props, { root, entries, findPage, findDeprecations });
    const { headings, html, markdown } =
      'what' in made ? { headings: [], html: '', markdown: '' } : renderOnce(block, made);
    const { name, props } = block;
    const facts: Block = { kind: 'api', view: 'facts', name, props, text: { html, markdown } };
    const line = lineOf(page.file, `::component[${name}]`);
    return {
      page: insertGenerated(page, page.blocks.indexOf(block), facts, headings),
      problems: 'what' in made ? [...problems, { file: page.file, line, ...made }] : problems,
    };
  };
  const expanded = pages.map((page) =>
    keepExpanded(page, [outlines], () => page.blocks.reduce(expandBlock, { page, problems: [] })),
  );
  return {
    pages: expanded.map(({ page }) => page),
    problems: expanded.flatMap(({ problems }) => problems),
  };
}

const keepRendered = createKeeper();

/** Lists are long, and most stay as they are when the outlines of pages change. */
function renderOnce(
  block: Block,
  { markdown, title }: FactText,
): ReturnType<typeof renderFragment> {
  return keepRendered(block, [markdown, title], () => renderFragment(markdown, title));
}

function listsDeprecations(block: Block, name: string): boolean {
  return (
    block.kind === 'component' && block.name === DEPRECATION_LIST && block.props['package'] === name
  );
}

/** Finds what a package deprecates and the page that lists it; each package once. */
function createDeprecationFinder(
  pages: readonly WrittenPage[],
  entries: readonly ApiEntry[] | null,
): FactSources['findDeprecations'] {
  const found = new Map<string, Deprecations>();
  const find = (name: string): Deprecations => {
    const page = pages.find(({ blocks }) => blocks.some((block) => listsDeprecations(block, name)));
    const own = entries?.filter(({ doc }) => doc.package === name) ?? [];
    const apis = listDeprecations(own, page?.pathname ?? '');
    return { page: page?.pathname, apis: own.length > 0 ? apis : null };
  };
  return (name) => {
    const deprecations = found.get(name) ?? find(name);
    found.set(name, deprecations);
    return deprecations;
  };
}

/** Finds the page of the same product that names a component or hook first. */
function createPageFinder(
  pages: readonly WrittenPage[],
  { productId }: WrittenPage,
): FactSources['findPage'] {
  const own = pages.filter(
    (page) => page.productId === productId && page.pathname === page.canonical,
  );
  return (name) => {
    const places = own.flatMap(({ pathname, frontMatter: { components, hooks } }) => {
      const place = [...components, ...hooks].indexOf(name);
      return place < 0 ? [] : [{ pathname, place }];
    });
    return places.sort((a, b) => a.place - b.place)[0]?.pathname;
  };
}
