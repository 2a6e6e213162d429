import { expect, test } from 'vitest';
import { formatGaps, formatLeftOut, formatSummary } from './formatReport.ts';
import type { PageFigures } from './measureContent.ts';

const id = { name: 'id', reason: 'An attribute like any other.' };

const button: PageFigures = {
  pathname: '/m/button/',
  words: 1200,
  demos: 9,
  props: [{ component: 'Button', covered: ['color', 'size'], leftOut: [], missing: [] }],
  missingSections: [],
};

const switches: PageFigures = {
  pathname: '/m/switch/',
  words: 345,
  demos: 2,
  props: [
    { component: 'Switch', covered: [], leftOut: [id], missing: ['edge', 'icon'] },
    { component: 'Button', covered: ['color', 'size'], leftOut: [], missing: [] },
  ],
  missingSections: ['accessibility'],
};

const intro: PageFigures = {
  pathname: '/b/intro/',
  words: 90,
  demos: 0,
  props: [],
  missingSections: [],
};

test('the summary has a row for each product and counts a component once', () => {
  const text = formatSummary([
    { name: 'Material', pages: [button, switches], mistakes: [] },
    { name: 'Base', pages: [intro], mistakes: [] },
  ]);
  expect(text).toBe(
    [
      'product   pages  words  demos  props set by demos  left out  open  no accessibility  no customization',
      'Material      2  1,545     11       2 of 5 (40 %)         1     2                 1                 0',
      'Base          1     90      0                   –         –     –                 0                 0',
    ].join('\n'),
  );
});

test('gaps name the page, the section and the props', () => {
  expect(formatGaps({ name: 'Material', pages: [button, switches], mistakes: [] })).toBe(
    `Material: 1 of 2 pages leave nothing out.

/m/switch/
  no section on accessibility
  Switch: edge, icon`,
  );
});

test('a product without gaps says so', () => {
  expect(formatGaps({ name: 'Base', pages: [intro], mistakes: [] })).toBe(
    'Base: 1 of 1 pages leave nothing out.',
  );
});

test('what is left out stands under its reason, each component once', () => {
  const menu: PageFigures = {
    ...intro,
    props: [
      {
        component: 'Menu',
        covered: [],
        leftOut: [id, { name: 'key', reason: 'React takes it.' }, { ...id, name: 'name' }],
        missing: [],
      },
    ],
  };
  const pages = [button, switches, switches, menu];
  expect(formatLeftOut({ name: 'Material', pages, mistakes: [] })).toEqual([
    `Left out: An attribute like any other.
  Switch: id
  Menu: id, name`,
    `Left out: React takes it.
  Menu: key`,
  ]);
});
