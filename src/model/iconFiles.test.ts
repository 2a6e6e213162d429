import { expect, test } from 'vitest';
import {
  formatExportName,
  packShape,
  parseIconNames,
  splitExportName,
  unpackShape,
} from './iconFiles.ts';

test.each([
  ['<path d="M1 2z"/>', 'M1 2z'],
  ['<path d="M1 2z"/><path d="M3 4z"/>', '<path d="M1 2z"/><path d="M3 4z"/>'],
  ['<path d="M1 2z" opacity=".3"/>', '<path d="M1 2z" opacity=".3"/>'],
])('%s is kept as %s', (markup, shape) => {
  expect(packShape(markup)).toBe(shape);
  expect(unpackShape(shape)).toBe(markup);
});

test('the list names the styles of icons that lack some', () => {
  const icons = parseIconNames({ names: 'Abc GitHub', partial: { GitHub: '03' } });
  expect(icons).toEqual([
    { name: 'Abc', styles: ['Filled', 'Outlined', 'Rounded', 'TwoTone', 'Sharp'] },
    { name: 'GitHub', styles: ['Filled', 'TwoTone'] },
  ]);
});

test.each([null, '<p>Offline</p>', { names: 7 }, { names: 'Abc' }])('%j is no list', (value) => {
  expect(() => parseIconNames(value)).toThrow('The list of icons cannot be read.');
});

test.each([
  ['Delete', 'Delete', 'Filled'],
  ['DeleteOutlined', 'Delete', 'Outlined'],
  ['LockOutline', 'LockOutline', 'Filled'],
  ['InsertChartOutlinedSharp', 'InsertChartOutlined', 'Sharp'],
  ['TwoTone', 'TwoTone', 'Filled'],
] as const)('%s is %s in the style %s', (exported, name, style) => {
  expect(splitExportName(exported)).toEqual({ name, style });
  expect(formatExportName(name, style)).toBe(exported);
});
