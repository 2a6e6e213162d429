import { describe, expect, test } from 'vitest';
import { createApi, createPage, createSite, TEST_INDEX } from '../../../tests/search/testSite.ts';
import { buildSearchIndex } from './buildSearchIndex.ts';

const page = createPage('/material-ui/react-button/', 'Button', {
  components: ['Button', 'ButtonBase'],
  text: 'Starts an action.',
  headings: ['sizes: Sizes | Small to large.', 'empty: Empty'],
});
const api = createApi('material-ui', 'Button', {
  props: ['color: The color. It has a default.'],
  classes: ['root'],
});

describe('buildSearchIndex', () => {
  test('makes a file of names and a file of prose for each product', () => {
    expect(TEST_INDEX.manifest.shards).toEqual([
      { productId: 'material-ui', tier: 'names', url: '/data/search/material-ui.names.json' },
      { productId: 'material-ui', tier: 'prose', url: '/data/search/material-ui.prose.json' },
      { productId: 'joy-ui', tier: 'names', url: '/data/search/joy-ui.names.json' },
      { productId: 'joy-ui', tier: 'prose', url: '/data/search/joy-ui.prose.json' },
    ]);
  });

  test('gives the names of pages and of their API', () => {
    const { shards } = buildSearchIndex(createSite([page], [api]), [api]);
    expect(shards.get('material-ui.names.json')).toEqual({
      format: 1,
      tier: 'names',
      productId: 'material-ui',
      pages: [
        {
          path: '/material-ui/react-button/',
          title: 'Button',
          trail: ['Components'],
          about: ['Button', 'ButtonBase'],
          marks: [],
          headings: [
            ['sizes', 'Sizes'],
            ['empty', 'Empty'],
          ],
          demos: [],
        },
      ],
      api: [
        {
          kind: 'component',
          name: 'Button',
          path: '/material-ui/api/button/',
          package: '@mui/material-ui',
          marks: [],
          main: true,
          themeKey: 'MuiButton',
          tables: { prop: ['color'], classes: ['root MuiButton-root'] },
        },
      ],
    });
  });

  test('gives prose by address, and of the API a sentence each', () => {
    const { shards } = buildSearchIndex(createSite([page], [api]), [api]);
    expect(shards.get('material-ui.prose.json')).toMatchObject({
      texts: [
        [
          '/material-ui/react-button/',
          [
            ['', 'About Button. Starts an action.'],
            ['sizes', 'Small to large.'],
          ],
        ],
        ['/material-ui/api/button/', [['button-prop-color', 'The color.']]],
      ],
    });
  });

  test('gives what readers ask with the names, so that first results have it', () => {
    const asked = createPage('/material-ui/react-dialog/', 'Dialog', {
      headings: ['forms: Ask for input', 'size: Size'],
      askedAs: { page: 'popup window, lightbox', forms: 'submit on Enter' },
    });
    const { shards } = buildSearchIndex(createSite([asked]));
    expect(shards.get('material-ui.names.json')).toMatchObject({
      pages: [
        {
          asked: 'popup window,lightbox',
          headings: [
            ['forms', 'Ask for input', 'submit on Enter'],
            ['size', 'Size'],
          ],
        },
      ],
    });
    expect(JSON.stringify(shards.get('material-ui.prose.json'))).not.toContain('lightbox');
  });

  test('works without an API', () => {
    const { shards } = buildSearchIndex(createSite([page]));
    expect(shards.get('material-ui.names.json')).toMatchObject({ api: [] });
  });

  test('leaves out components whose page the site does not have', () => {
    const { shards } = buildSearchIndex(createSite([page]), [api]);
    expect(shards.get('material-ui.names.json')).toMatchObject({ api: [] });
  });

  test('leads to a place on a page that shows several components', () => {
    const tab = { ...api, path: '/material-ui/react-button/components-api/#button' };
    const site = createSite([page], [{ ...api, path: tab.path.replace(/#.*/, '') }]);
    const { shards } = buildSearchIndex(site, [tab]);
    expect(shards.get('material-ui.names.json')).toMatchObject({
      pages: [{ path: page.pathname }],
      api: [{ path: tab.path }],
    });
  });

  test('gives the same bytes whatever order pages come in', () => {
    const other = createPage('/material-ui/react-fab/', 'Fab');
    const site = createSite([page, other], [api]);
    const format = (pages: typeof site.pages): string =>
      JSON.stringify([...buildSearchIndex({ ...site, pages }, [api]).shards]);
    expect(format(site.pages.toReversed())).toBe(format(site.pages));
  });

  test('leaves out what search engines must not see either', () => {
    const hidden = createPage('/material-ui/secret/', 'Secret', { index: false });
    expect(JSON.stringify([...buildSearchIndex(createSite([page, hidden])).shards])).not.toContain(
      'Secret',
    );
  });

  test('keeps pages without a product', () => {
    const home = createPage('/about/', 'About', { productId: null });
    const { manifest } = buildSearchIndex(createSite([home]));
    expect(manifest.shards.map(({ url }) => url)).toContain('/data/search/site.names.json');
  });

  test('lists production errors on the page that decodes them', () => {
    const decoder = createPage('/production-error/', 'Production error', { productId: null });
    const blocks = [{ kind: 'component', name: 'ProductionError', props: {} }] as const;
    const { shards } = buildSearchIndex(
      createSite([page, { ...decoder, blocks }]),
      [],
      [
        { kind: 'retired', code: 3 },
        { kind: 'thrown', code: 7, message: 'MUI: The color is unknown.' },
      ],
    );
    expect(shards.get('site.names.json')).toMatchObject({
      pages: [{ headings: [['code-7', 'Minified MUI error #7']] }],
    });
    expect(shards.get('site.prose.json')).toMatchObject({
      texts: [
        [
          '/production-error/',
          [
            ['', expect.any(String)],
            ['code-7', 'MUI: The color is unknown.'],
          ],
        ],
      ],
    });
  });

  test('refuses anchors that browsers could not derive', () => {
    const [prop] = api.doc.kind === 'component' ? api.doc.props : [];
    const odd = { ...api, doc: { ...api.doc, props: [{ ...prop, anchor: 'x' }] } } as typeof api;
    expect(() => buildSearchIndex(createSite([page], [odd]), [odd])).toThrow(
      new Error('The anchor "x" of Button does not follow from its name.'),
    );
  });
});
