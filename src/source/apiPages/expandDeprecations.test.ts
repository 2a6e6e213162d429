import { describe, expect, test } from 'vitest';
import {
  createClass,
  createComponent,
  createHook,
  createProp,
  createText,
} from '../../../tests/fixtures/apiDocs.ts';
import type { ApiDoc, Deprecation } from '../../model/apiDoc.ts';
import { frontMatterSchema } from '../../model/page.ts';
import { formatProblems } from '../../model/problem.ts';
import { expandDeprecations, listDeprecations } from './expandDeprecations.ts';
import type { WrittenPage } from './joinApi.ts';

const PATHNAME = '/lamps/old/';

describe('what is listed', () => {
  const old = deprecate('Use `slots` instead.');

  test('is every deprecated prop and class, with the prop’s reason where a class has none', () => {
    const alert = createComponent('Alert', {
      props: [
        createProp('Alert', 'light', { deprecation: old }),
        createProp('Alert', 'color'),
        createProp('Alert', 'mute', { deprecation: { reason: null } }),
      ],
      classes: [
        createClass('Alert', 'light', { deprecation: { reason: null } }),
        createClass('Alert', 'root'),
      ],
    });
    expect(list(alert)).toEqual([
      {
        id: 'deprecated-alert',
        name: 'Alert',
        rows: [
          { kind: 'prop', name: 'light', href: '/api/#alert-prop-light', instead: old.reason },
          { kind: 'prop', name: 'mute', href: '/api/#alert-prop-mute', instead: null },
          {
            kind: 'class',
            name: '.MuiAlert-light',
            href: '/api/#alert-classes-light',
            instead: old.reason,
          },
        ],
      },
    ]);
  });

  test('begins with the component or hook itself', () => {
    expect(list(createComponent('Lamp', { deprecation: old }))[0]?.rows).toEqual([
      { kind: 'component', name: 'Lamp', href: '/api/#part', instead: old.reason },
    ]);
    expect(list(createHook('useLamp', { deprecation: old }))[0]?.rows[0]?.kind).toBe('hook');
  });

  test('leaves out components without anything deprecated', () => {
    expect(list(createComponent('Lamp', { props: [createProp('Lamp', 'color')] }))).toEqual([]);
  });

  test.each([
    [
      'use `slots` instead. This prop will be removed in a future major release. See [Old](/lamps/old/) for more details.',
      'Use `slots` instead.',
    ],
    ['Use `slots` instead. [How to](https://mui.com/lamps/old/).', 'Use `slots` instead.'],
    ['Use [Lamp](/lamps/lamp/) instead.', 'Use [Lamp](/lamps/lamp/) instead.'],
    ['Use `slots` instead', 'Use `slots` instead'],
  ])('%s → %s', (comment, expected) => {
    const lamp = createComponent('Lamp', { deprecation: deprecate(comment) });
    const instead = list(lamp)[0]?.rows[0]?.instead;
    expect(instead).toEqual(deprecate(expected).reason);
  });
});

describe('a page with a list', () => {
  const page = createPage('@mui/material');
  const entries = [
    { path: '/api/lamp/', doc: createComponent('Lamp', { deprecation: deprecate('Use light.') }) },
    { path: '/api/joy/', doc: createComponent('Joy', { package: '@mui/joy' }) },
  ];
  const expand = (written: WrittenPage, api: typeof entries | null) =>
    expandDeprecations([written], api, () => 9);

  test('gets a heading for each component where the list stands', () => {
    const { pages, problems } = expand(page, entries);
    expect(problems).toEqual([]);
    expect(pages[0]?.headings.map(({ id, level }) => [id, level])).toEqual([
      ['before', 2],
      ['deprecated-lamp', 3],
      ['after', 2],
    ]);
    expect(pages[0]?.anchors).toEqual(['before', 'after', 'deprecated-lamp']);
    expect(pages[0]?.blocks[1]).toMatchObject({ view: 'deprecations', apis: [{ name: 'Lamp' }] });
  });

  test('has an empty list while the packages are not read', () => {
    const { pages, problems } = expand(page, null);
    expect(problems).toEqual([]);
    expect(pages[0]?.blocks[1]).toEqual({ kind: 'api', view: 'deprecations', apis: [] });
  });

  test('is told which packages there are', () => {
    expect(formatProblems(expand(createPage('@mui/materia'), entries).problems)).toBe(
      `content/lamps/old.md:9
  No API is read from a package "@mui/materia" for ::component[DeprecationList].
  Did you mean "@mui/material"? Packages are: @mui/material, @mui/joy.`,
    );
  });

  test('and other pages stay as they are', () => {
    const other = { ...page, blocks: [] };
    expect(expand(other, entries).pages).toEqual([other]);
  });
});

function deprecate(markdown: string): Deprecation & { reason: { markdown: string; html: string } } {
  const html = markdown.replace(/\[([^\]]*)\]\(([^)]*)\)/g, '<a href="$2">$1</a>');
  return { reason: { ...createText(markdown), html } };
}

function list(doc: ApiDoc) {
  return listDeprecations([{ doc, path: '/api/#part' }], PATHNAME);
}

function createPage(name: string): WrittenPage {
  return {
    pathname: PATHNAME,
    canonical: PATHNAME,
    productId: 'lamps',
    file: 'content/lamps/old.md',
    frontMatter: frontMatterSchema.parse({ title: 'Old', description: 'What goes.' }),
    headings: [
      { id: 'before', text: 'Before', level: 2 },
      { id: 'after', text: 'After', level: 2 },
    ],
    anchors: ['before', 'after'],
    blocks: [
      { kind: 'html', html: '<h2 id="before">Before</h2>' },
      { kind: 'component', name: 'DeprecationList', props: { package: name } },
      { kind: 'html', html: '<h2 id="after">After</h2>' },
    ],
  };
}
