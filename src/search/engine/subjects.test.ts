import { describe, expect, test } from 'vitest';
import { createPage, createSite } from '../../../tests/search/testSite.ts';
import { buildSearchIndex } from '../index/buildSearchIndex.ts';
import { fillEngine } from './fillEngine.ts';

const SHARED = ['Button', 'Card', 'Link', 'Menu', 'Table'];
const library = (id: string, ...own: string[]) =>
  [...SHARED, ...own].map((title) =>
    createPage(`/${id}/${title.toLowerCase()}/`, title, {
      headings: title === own[0] ? ['shades: Change the shades of a color'] : [],
    }),
  );

/** What stands first on a site of Material UI and further products. */
function findFirst(text: string, others: ReturnType<typeof library>): string | undefined {
  const pages = [
    ...SHARED.map((title) => createPage(`/material-ui/${title.toLowerCase()}/`, title)),
    createPage('/material-ui/palette/', 'Palette', {
      headings: ['primary: Replace a color | To change it for all, set its shades.'],
    }),
    ...others,
  ];
  const engine = fillEngine(buildSearchIndex(createSite(pages)));
  return engine.search({ text, productId: null }).ranked[0]?.record.url;
}

describe('a product most of whose pages an earlier one has too', () => {
  const joy = library('joy-ui', 'Colors');

  test.each([
    [
      'is behind it with what both can answer',
      'change color shades',
      '/material-ui/palette/#primary',
    ],
    ['is first where it is named', 'joy change color shades', '/joy-ui/colors/#shades'],
    ['is first with what is called so', 'colors', '/joy-ui/colors/'],
    [
      'is first with a section of that name',
      'change the shades of a color',
      '/joy-ui/colors/#shades',
    ],
  ])('%s', (_, text, url) => {
    expect(findFirst(text, joy)).toBe(url);
  });
});

test('a product with pages of its own answers as well as the first', () => {
  const charts = ['Colors', 'Bars', 'Lines', 'Pies', 'Axes'].map((title, index) =>
    createPage(`/charts/${title.toLowerCase()}/`, title, {
      headings: index === 0 ? ['shades: Change the shades of a color'] : [],
    }),
  );
  expect(findFirst('change color shades', charts)).toBe('/charts/colors/#shades');
});
