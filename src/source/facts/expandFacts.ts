import type { ApiEntry } from '../../model/apiPage.ts';
import type { Block } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import { DEPRECATION_LIST, listDeprecations } from '../apiPages/expandDeprecations.ts';
import type { LineOf } from '../apiPages/findSubjects.ts';
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
}

/** Replaces lists such as `::component[ReleaseList]{package="…"}` by what the installed packages say. */
export function expandFacts<Written extends WrittenPage>(
  pages: readonly Written[],
  { root, entries, lineOf }: FactInput,
): { pages: Written[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const findDeprecations = createDeprecationFinder(pages, entries);
  const expandBlock = (page: Written, block: Block): Written => {
    const list = block.kind === 'component' ? FACT_LISTS[block.name] : undefined;
    if (block.kind !== 'component' || !list) return page;
    const findPage = createPageFinder(pages, page);
    const made = list(block.props, { root, entries, findPage, findDeprecations });
    if ('what' in made) {
      const line = lineOf(page.file, `::component[${block.name}]`);
      problems.push({ file: page.file, line, ...made });
    }
    const { headings, html, markdown } =
      'what' in made ? { headings: [], html: '', markdown: '' } : renderOnce(block, made);
    const { name, props } = block;
    const facts: Block = { kind: 'api', view: 'facts', name, props, text: { html, markdown } };
    return insertGenerated(page, page.blocks.indexOf(block), facts, headings);
  };
  return {
    pages: pages.map((page) => page.blocks.reduce(expandBlock, page)),
    problems,
  };
}

interface Rendered {
  readonly of: string;
  readonly fragment: ReturnType<typeof renderFragment>;
}

const rendered = new WeakMap<Block, Rendered>();

/** Lists are long, and stay as they are when other pages change. */
function renderOnce(block: Block, { markdown, title }: FactText): Rendered['fragment'] {
  const known = rendered.get(block);
  if (known?.of === markdown) return known.fragment;
  const fragment = renderFragment(markdown, title);
  rendered.set(block, { of: markdown, fragment });
  return fragment;
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
