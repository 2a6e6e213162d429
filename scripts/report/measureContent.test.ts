import { describe, expect, test } from 'vitest';
import { frontMatterSchema, type Block } from '../../src/model/page.ts';
import { createComponent, createProp } from '../../tests/fixtures/apiDocs.ts';
import { measurePages, type MeasuredPage } from './measureContent.ts';

function demo(usedProps: Record<string, string[]>): Block {
  const source = { files: [] };
  const rendition = {
    styling: null,
    module: 'Demo.tsx',
    sources: { TS: source, JS: source },
    dependencies: {},
    usedProps,
  };
  return {
    kind: 'demo',
    demo: { name: 'Demo', renditions: [rendition] },
    options: {
      bg: 'outlined',
      code: 'preview',
      toolbar: true,
      iframe: false,
      height: 400,
      edit: true,
      isolated: false,
    },
  };
}

interface Written {
  readonly path: string;
  readonly components?: readonly string[];
  readonly headings?: readonly string[];
  readonly blocks?: readonly Block[];
  readonly text?: string;
}

function page({
  path,
  components = [],
  headings = [],
  blocks = [],
  text = '',
}: Written): MeasuredPage {
  return {
    pathname: path,
    productId: 'm',
    frontMatter: frontMatterSchema.parse({ title: 'Page', description: 'About.', components }),
    headings: headings.map((heading) => ({ id: heading, text: heading, level: 2 })),
    blocks,
    sections: [{ id: '', heading: '', text }],
  };
}

const button = createComponent('Button', {
  props: [
    ...['color', 'size', 'sx', 'children'].map((name) => createProp('Button', name)),
    createProp('Button', 'old', { deprecation: { reason: null } }),
  ],
});

describe('figures of a page', () => {
  test('words are those of its prose, demos those it shows', () => {
    const written = page({
      path: '/m/a/',
      text: ' One  two\nthree ',
      blocks: [demo({}), demo({})],
    });
    expect(measurePages([written], [], [])).toEqual([
      { pathname: '/m/a/', words: 3, demos: 2, props: [], missingSections: [] },
    ]);
  });

  test.each([
    { title: 'no demo', used: [], covered: [], missing: ['color', 'size'] },
    { title: 'one of two', used: ['color'], covered: ['color'], missing: ['size'] },
    { title: 'all', used: ['size', 'color'], covered: ['color', 'size'], missing: [] },
    {
      title: 'common and deprecated',
      used: ['sx', 'old'],
      covered: [],
      missing: ['color', 'size'],
    },
  ])('props set by demos: $title', ({ used, covered, missing }) => {
    const written = page({
      path: '/m/a/',
      components: ['Button', 'Unknown'],
      blocks: [demo({ Button: used })],
    });
    expect(measurePages([written], [button], [])[0]?.props).toEqual([
      { component: 'Button', covered, leftOut: [], missing },
    ]);
  });

  test('a demo of any page counts', () => {
    const pages = [
      page({ path: '/m/a/', components: ['Button'] }),
      page({ path: '/m/b/', blocks: [demo({ Button: ['size'] })] }),
    ];
    expect(measurePages(pages, [button], []).map(({ props }) => props[0]?.missing)).toEqual([
      ['color'],
      undefined,
    ]);
  });

  test('a prop with a reason is left out unless a demo sets it', () => {
    const reason = 'It is there for the sake of this test.';
    const written = page({
      path: '/m/a/',
      components: ['Button'],
      blocks: [demo({ Button: ['size'] })],
    });
    const unseen = [{ props: ['color', 'size'], reason }];
    expect(measurePages([written], [button], unseen)[0]?.props).toEqual([
      { component: 'Button', covered: ['size'], leftOut: [{ name: 'color', reason }], missing: [] },
    ]);
  });

  test.each([
    { headings: [], missing: ['accessibility', 'customization'] },
    { headings: ['Accessibility'], missing: ['customization'] },
    { headings: ['Make it accessible', 'Customization'], missing: [] },
  ])('sections of a page about a component: $headings', ({ headings, missing }) => {
    const written = page({ path: '/m/a/', components: ['Button'], headings });
    expect(measurePages([written], [button], [])[0]?.missingSections).toEqual(missing);
  });
});
