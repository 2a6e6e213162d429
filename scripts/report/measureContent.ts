import type { ComponentDoc } from '../../src/model/apiDoc.ts';
import type { SitePage } from '../../src/source/loadSite.ts';

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

/** The props of one component, split by whether a demo sets them. */
export interface PropCoverage {
  readonly component: string;
  readonly covered: readonly string[];
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
 * Measures the pages of one product. A prop counts as covered when a demo sets it on any page about
 * its component, because parts such as `FormControl` are shown on several.
 */
export function measurePages(
  pages: readonly MeasuredPage[],
  docs: readonly ComponentDoc[],
): PageFigures[] {
  const components = new Map(docs.map((doc) => [doc.name, doc]));
  return pages.map((page) => ({
    pathname: page.pathname,
    words: countWords(page),
    demos: page.blocks.filter(({ kind }) => kind === 'demo').length,
    props: page.frontMatter.components.flatMap((name) => {
      const doc = components.get(name);
      return doc ? [measureProps(doc, pages)] : [];
    }),
    missingSections: findMissingSections(page),
  }));
}

function countWords({ sections }: MeasuredPage): number {
  const text = sections.map((section) => `${section.heading} ${section.text}`).join(' ');
  return text.split(/\s+/).filter((word) => word !== '').length;
}

function measureProps(doc: ComponentDoc, pages: readonly MeasuredPage[]): PropCoverage {
  const used = new Set(
    pages
      .filter(({ frontMatter }) => frontMatter.components.includes(doc.name))
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'demo' ? block.demo.renditions : []))
      .flatMap(({ usedProps }) => usedProps[doc.name] ?? []),
  );
  const visible = doc.props
    .filter(({ name, deprecation }) => deprecation === null && !COMMON_PROPS.has(name))
    .map(({ name }) => name);
  return {
    component: doc.name,
    covered: visible.filter((name) => used.has(name)),
    missing: visible.filter((name) => !used.has(name)),
  };
}

function findMissingSections({ frontMatter, headings }: MeasuredPage): SectionName[] {
  if (frontMatter.components.length === 0) return [];
  const names: readonly SectionName[] = ['accessibility', 'customization'];
  return names.filter((name) => !headings.some(({ text }) => SECTIONS[name].test(text)));
}
