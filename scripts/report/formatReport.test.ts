import { expect, test } from 'vitest';
import { formatGaps, formatSummary } from './formatReport.ts';
import type { PageFigures } from './measureContent.ts';

const button: PageFigures = {
  pathname: '/m/button/',
  words: 1200,
  demos: 9,
  props: [{ component: 'Button', covered: ['color', 'size'], missing: [] }],
  missingSections: [],
};

const switches: PageFigures = {
  pathname: '/m/switch/',
  words: 345,
  demos: 2,
  props: [
    { component: 'Switch', covered: [], missing: ['edge', 'icon'] },
    { component: 'Button', covered: ['color', 'size'], missing: [] },
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
    { name: 'Material', pages: [button, switches] },
    { name: 'Base', pages: [intro] },
  ]);
  expect(text).toBe(
    [
      'product   pages  words  demos  props set by demos  no accessibility  no customization',
      'Material      2  1,545     11       2 of 4 (50 %)                 1                 0',
      'Base          1     90      0                   –                 0                 0',
    ].join('\n'),
  );
});

test('gaps name the page, the section and the props', () => {
  expect(formatGaps({ name: 'Material', pages: [button, switches] })).toBe(
    `Material: 1 of 2 pages leave nothing out.

/m/switch/
  no section on accessibility
  Switch: edge, icon`,
  );
});

test('a product without gaps says so', () => {
  expect(formatGaps({ name: 'Base', pages: [intro] })).toBe(
    'Base: 1 of 1 pages leave nothing out.',
  );
});
