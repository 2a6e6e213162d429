import { describe, expect, test } from 'vitest';
import { products } from '../../../content/products.ts';
import {
  createClass,
  createComponent,
  createHook,
  createProp,
} from '../../../tests/fixtures/apiDocs.ts';
import type { ApiReference } from '../../model/apiPage.ts';

import { demoOptionsSchema, type Demo } from '../../model/demo.ts';
import { frontMatterSchema, type Block } from '../../model/page.ts';
import { joinApi, type WrittenPage } from './joinApi.ts';

const button = createComponent('Button', {
  props: [createProp('Button', 'color'), createProp('Button', 'size')],
  classes: [createClass('Button', 'root')],
});
const badge = createComponent('Badge', { package: '@mui/base', productId: 'base-ui' });
const docs = [button, createComponent('Stack'), badge, createHook('useBadge')];
const lineOf = (): number => 4;

describe('a page about a component', () => {
  const page = createPage('/material-ui/react-button/', 'material-ui', {
    components: ['Button'],
    blocks: [
      demoBlock('ColorButtons', { Button: ['color', 'sx'], Stack: ['spacing'] }),
      demoBlock('BareButtons', { Button: [] }),
    ],
  });
  const { written, derived } = joinApi(docs, [page], products, lineOf);

  test('gets the props its demos set, below them, and all props at its end', () => {
    const [result] = written;
    expect(result?.blocks.map((block) => (block.kind === 'api' ? block.view : block.kind))).toEqual(
      ['demo', 'usedProps', 'demo', 'panel'],
    );
    expect(result?.blocks[1]).toMatchObject({
      used: [
        {
          component: 'Button',
          props: [{ text: 'color', href: '/material-ui/api/button/#button-prop-color' }],
        },
      ],
    });
    expect(result?.headings).toEqual([{ id: 'api', text: 'API', level: 2 }]);
    expect(result?.anchors).toEqual(['api']);
  });

  test('is linked from the API page, and so are its demos', () => {
    const reference = findReference(derived, '/material-ui/api/button/');
    expect(reference.pages).toEqual([{ text: 'A title', href: '/material-ui/react-button/' }]);
    expect(reference.demos.color).toEqual([
      { text: 'Color buttons', href: '/material-ui/react-button/#ColorButtons' },
    ]);
    expect(reference.demos.size).toBeUndefined();
  });

  test('comes before pages that name the component among others', () => {
    const group = createPage('/material-ui/react-button-group/', 'material-ui', {
      components: ['Stack', 'Button'],
    });
    const joined = joinApi(docs, [group, page], products, lineOf);
    const { pages } = findReference(joined.derived, '/material-ui/api/button/');
    expect(pages.map(({ href }) => href)).toEqual([page.pathname, group.pathname]);
  });

  test('is linked by what its package names it for, once and after pages that name that', () => {
    const demoPages = ['react-stack', 'react-button', 'react-none'].map(
      (name) => `https://mui.com/material-ui/${name}/`,
    );
    const stackPage = createPage('/material-ui/react-stack/', 'material-ui', {});
    const linked = [{ ...button, demoPages }];
    const joined = joinApi(linked, [stackPage, page], products, lineOf);
    const { pages } = findReference(joined.derived, '/material-ui/api/button/');
    expect(pages.map(({ href }) => href)).toEqual([page.pathname, stackPage.pathname]);
  });

  test('lends a few demos to components it is not about', () => {
    const reference = findReference(derived, '/material-ui/api/stack/');
    expect(reference.demos.spacing).toHaveLength(1);
    expect(reference.pages).toEqual([]);
  });
});

describe('an API page', () => {
  const { derived } = joinApi(docs, [], products, lineOf);
  const page = derived.find(({ pathname }) => pathname === '/material-ui/api/button/');

  test('says what it is', () => {
    expect(page?.frontMatter).toMatchObject({
      title: 'Button API',
      navTitle: 'Button',
      description:
        'Props and CSS classes of the Button component of Material UI, read from @mui/material.',
    });
  });

  test('lists its rows in the contents', () => {
    expect(page?.headings).toEqual([
      { id: 'import', text: 'Import', level: 2 },
      {
        id: 'props',
        text: 'Props',
        level: 2,
        rows: { prefix: 'button-prop-', names: ['color', 'size'] },
      },
      {
        id: 'classes',
        text: 'CSS classes',
        level: 2,
        rows: { prefix: 'button-classes-', names: ['root'] },
      },
    ]);
  });

  test('can be linked to row by row', () => {
    expect(page?.anchors).toEqual([
      'import',
      'props',
      'button-prop-color',
      'button-prop-size',
      'classes',
      'button-classes-root',
    ]);
  });
});

describe('a product without API pages of its own', () => {
  test('has tabs beside the page about the component', () => {
    const page = createPage('/base-ui/react-badge/', 'base-ui', {
      components: ['Badge'],
      hooks: ['useBadge'],
    });
    const { written, derived } = joinApi(docs, [page], products, lineOf);
    const tabs = [
      { text: 'Demos', href: '/base-ui/react-badge/' },
      { text: 'Components API', href: '/base-ui/react-badge/components-api/' },
      { text: 'Hooks API', href: '/base-ui/react-badge/hooks-api/' },
    ];
    expect(written[0]?.blocks[0]).toEqual({ kind: 'api', view: 'tabs', tabs });
    const tab = derived.find(({ pathname }) => pathname === '/base-ui/react-badge/components-api/');
    expect(tab?.blocks[0]).toEqual({ kind: 'api', view: 'tabs', tabs });
    expect(tab?.frontMatter.title).toBe('Badge components API');
    expect(tab?.anchors).toEqual(['badge', 'badge-import', 'badge-demos', 'badge-props']);
  });

  test('has them before the page is written', () => {
    const { derived } = joinApi([badge], [], products, lineOf);
    expect(derived.map(({ pathname, blocks }) => [pathname, blocks.length])).toEqual([
      ['/base-ui/api/', 1],
      ['/base-ui/react-badge/components-api/', 1],
    ]);
  });
});

describe('the list of a product', () => {
  const { derived } = joinApi(
    [...docs, createComponent('TabPanel', { package: '@mui/lab' })],
    [],
    products,
    lineOf,
  );
  const page = derived.find(({ pathname }) => pathname === '/material-ui/api/');

  test('has a part for each package', () => {
    expect(page?.frontMatter).toMatchObject({
      title: 'Material UI API',
      description: 'All 3 components of Material UI with their props, slots and CSS classes.',
    });
    expect(page?.anchors).toEqual(['mui-material', 'mui-lab']);
  });
});

test('packages that were not read are left out', () => {
  const page = createPage('/material-ui/a/', 'material-ui', { components: ['Anything'] });
  expect(joinApi(null, [page], products, lineOf)).toEqual({
    entries: [],
    written: [page],
    derived: [],
    problems: [],
  });
});

describe('front matter', () => {
  test.each([
    [
      { components: ['Buton'] },
      'There is no component or hook "Buton".',
      'Did you mean "Button"? This product has: Button, Stack.',
    ],
    [
      { components: ['Badge'] },
      '"Badge" belongs to @mui/base, not to this product.',
      'This product has: Button, Stack.',
    ],
  ])('that names %j is a problem', (names, what, fix) => {
    const page = createPage('/material-ui/a/', 'material-ui', names);
    const { problems } = joinApi(docs, [page], products, lineOf);
    expect(problems).toEqual([{ file: 'content/material-ui/a.md', line: 4, what, fix }]);
  });

  test.each([
    ['base-ui', 1],
    ['material-ui', 0],
  ])('that names a hook is held to the hooks of %s: %i problems', (productId, count) => {
    const page = createPage(`/${productId}/a/`, productId, { hooks: ['useThing'] });
    expect(joinApi(docs, [page], products, lineOf).problems).toHaveLength(count);
  });

  test('leaves the id of the props to them', () => {
    const page = createPage('/material-ui/a/', 'material-ui', { components: ['Stack'] });
    const { problems } = joinApi(docs, [{ ...page, anchors: ['api'] }], products, lineOf);
    expect(problems).toEqual([
      {
        file: 'content/material-ui/a.md',
        line: 4,
        what: 'The id "api" belongs to the list of props at the end of the page.',
        fix: 'Give the heading another id: "## API {#other-id}".',
      },
    ]);
  });
});

interface PageParts {
  readonly components?: readonly string[];
  readonly hooks?: readonly string[];
  readonly blocks?: readonly Block[];
}

function createPage(pathname: string, productId: string, parts: PageParts): WrittenPage {
  const { components = [], hooks = [], blocks = [] } = parts;
  return {
    pathname,
    canonical: pathname,
    productId,
    file: `content${pathname.replace(/\/$/, '')}.md`,
    frontMatter: frontMatterSchema.parse({
      title: 'A title',
      description: 'A description.',
      components,
      hooks,
    }),
    headings: [],
    anchors: [],
    blocks,
  };
}

function demoBlock(name: string, usedProps: Record<string, readonly string[]>): Block {
  const demo: Demo = {
    name,
    renditions: [
      {
        styling: null,
        module: `content/${name}.tsx`,
        sources: { TS: { files: [] }, JS: { files: [] } },
        dependencies: { '@mui/material': '7.0.2' },
        usedProps,
      },
    ],
  };
  return { kind: 'demo', demo, options: demoOptionsSchema.parse({}) };
}

function findReference(
  pages: readonly { readonly pathname: string; readonly blocks: readonly Block[] }[],
  pathname: string,
): ApiReference {
  const block = pages.find((page) => page.pathname === pathname)?.blocks[0];
  if (block?.kind !== 'api' || block.view !== 'page') throw new Error(`${pathname} is missing.`);
  return block.reference;
}
