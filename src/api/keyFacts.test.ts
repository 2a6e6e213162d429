import { expect, test } from 'vitest';
import { createComponent, createHook } from '../../tests/fixtures/apiDocs.ts';
import type { ApiDoc, ComponentDoc } from '../model/apiDoc.ts';
import { listKeyFacts } from './keyFacts.ts';

const source = { path: 'packages/mui/src/Chip/Chip.js', url: 'https://example.com/Chip.js' };
const inherits = { name: 'Paper', package: null, url: '/api/paper/' };

const cases: [doc: Partial<ComponentDoc>, facts: string[]][] = [
  [
    { themeKey: 'MuiChip', forwardsRef: { element: 'HTMLDivElement', target: null }, source },
    [
      'Theme: MuiChip #theme-default-props',
      'Ref: HTMLDivElement',
      'Other props: none',
      'Source https://example.com/Chip.js',
    ],
  ],
  [
    { forwardsRef: { element: null, target: 'the child element' }, inherits },
    ['Ref: child element', 'Inherits: Paper /api/paper/'],
  ],
  [
    { forwardsRef: { element: null, target: null }, spreads: true },
    ['Ref: root element', 'Other props: root element'],
  ],
  [{ forwardsRef: null, spreads: false }, ['Ref: none', 'Other props: none']],
];
test.each(cases)('%j is told in short', (doc, facts) => {
  expect(list(createComponent('Chip', { source: null, ...doc }))).toEqual(facts);
});

test('of a hook the code is all there is', () => {
  expect(list(createHook('useChip', { source }))).toEqual(['Source https://example.com/Chip.js']);
});

test('sections of a tab bear the name of their component', () => {
  const [theme] = list(createComponent('Chip', { themeKey: 'MuiChip' }), true);
  expect(theme).toBe('Theme: MuiChip #chip-theme-default-props');
});

function list(doc: ApiDoc, isTab = false): string[] {
  const guides = { theme: null, styles: null };
  const reference = { doc, path: '/api/', pages: [], demos: {}, links: {}, guides };
  return listKeyFacts(reference, isTab).map(({ label, text, href }) =>
    [label === null ? text : `${label}: ${text}`, ...(href === null ? [] : [href])].join(' '),
  );
}
