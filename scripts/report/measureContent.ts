import type { ComponentDoc } from '../../src/model/apiDoc.ts';
import type { SitePage } from '../../src/source/site.ts';
import { findReason, type UnseenProps } from './unseenProps.ts';

/** What every component takes and no demo has to show. */
const COMMON_PROPS = new Set([
  'children',
  'classes',
  'className',
  'component',
  'ref',
  'style',
  'sx',
]);

/** A page as far as the report looks at it. */
export type MeasuredPage = Pick<
  SitePage,
  'pathname' | 'productId' | 'frontMatter' | 'headings' | 'blocks' | 'sections'
>;

/** A prop that no demo sets, for a reason. */
export interface LeftOutProp {
  readonly name: string;
  readonly reason: string;
}

/** The props of one component, split by whether a demo sets them. */
export interface PropCoverage {
  readonly component: string;
  readonly covered: readonly string[];
  readonly leftOut: readonly LeftOutProp[];
  readonly missing: readonly string[];
}

/** The figures of one page. */
export interface PageFigures {
  readonly pathname: string;
  readonly words: number;
  readonly demos: number;
  readonly props: readonly PropCoverage[];
  /** Sections that a page about components should have and this one has not. */
  readonly missingSections: readonly SectionName[];
}

export type SectionName = 'accessibility' | 'customization';

const SECTIONS: Readonly<Record<SectionName, RegExp>> = {
  accessibility: /accessib/i,
  customization: /customi[sz]/i,
};

/**
 * Measures the pages of one product. A prop counts as covered when a demo of any page sets it,
 * because parts such as `FormControl` are shown on several.
 */
export function measurePages(
  pages: readonly MeasuredPage[],
  docs: readonly ComponentDoc[],
  unseen: readonly UnseenProps[],
): PageFigures[] {
  const components = new Map(docs.map((doc) => [doc.name, doc]));
  const used = collectUsedProps(pages);
  return pages.map((page) => ({
    pathname: page.pathname,
    words: countWords(page),
    demos: page.blocks.filter(({ kind }) => kind === 'demo').length,
    props: page.frontMatter.components.flatMap((name) => {
      const doc = components.get(name);
      return doc ? [measureProps(doc, used.get(name) ?? new Set(), unseen)] : [];
    }),
    missingSections: findMissingSections(page),
  }));
}

function countWords({ sections }: MeasuredPage): number {
  const text = sections.map((section) => `${section.heading} ${section.text}`).join(' ');
  return text.split(/\s+/).filter((word) => word !== '').length;
}

function collectUsedProps(pages: readonly MeasuredPage[]): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>();
  const renditions = pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'demo' ? block.demo.renditions : []));
  for (const { usedProps } of renditions) {
    for (const [component, props] of Object.entries(usedProps)) {
      used.set(component, new Set([...(used.get(component) ?? []), ...props]));
    }
  }
  return used;
}

function measureProps(
  doc: ComponentDoc,
  used: ReadonlySet<string>,
  unseen: readonly UnseenProps[],
): PropCoverage {
  const visible = doc.props
    .filter(({ name, deprecation }) => deprecation === null && !COMMON_PROPS.has(name))
    .map(({ name }) => name);
  const leftOut = visible
    .filter((name) => !used.has(name))
    .flatMap((name): LeftOutProp[] => {
      const reason = findReason(unseen, doc.name, name);
      return reason === undefined ? [] : [{ name, reason }];
    });
  const explained = new Set(leftOut.map(({ name }) => name));
  return {
    component: doc.name,
    covered: visible.filter((name) => used.has(name)),
    leftOut,
    missing: visible.filter((name) => !used.has(name) && !explained.has(name)),
  };
}

function findMissingSections({ frontMatter, headings }: MeasuredPage): SectionName[] {
  if (frontMatter.components.length === 0) return [];
  const names: readonly SectionName[] = ['accessibility', 'customization'];
  return names.filter((name) => !headings.some(({ text }) => SECTIONS[name].test(text)));
}
