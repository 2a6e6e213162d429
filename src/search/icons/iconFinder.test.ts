import { describe, expect, test } from 'vitest';
import { ICON_STYLES } from '../../model/iconFiles.ts';
import { DIALOG_SIZE, type HitGroup, type SearchHit } from '../searchAnswer.ts';
import type { SearchKind } from '../searchKind.ts';
import { addIconHit } from './addIconHit.ts';
import { createIconFinder } from './iconFinder.ts';

const NAMES = ['AccountCircle', 'Delete', 'DeleteSweep', 'Menu', 'Search', 'StepIcon'];
const find = createIconFinder(
  NAMES.map((name) => ({ name, styles: ICON_STYLES })),
  {
    productId: 'material-ui',
    path: '/material-ui/material-icons/',
    title: 'Material Icons',
    url: '/assets/icon-names.json',
  },
);

describe('a query', () => {
  test.each([
    ['delete icon', 'Delete', '?query=delete', 'sure'],
    ['Delete Icon', 'Delete', '?query=Delete', 'sure'],
    ['AccountCircle icon', 'AccountCircle', '?query=AccountCircle', 'sure'],
    ['icon delete', 'Delete', '?query=delete', 'likely'],
    ['AccountCircle', 'AccountCircle', '?query=AccountCircle', 'likely'],
    ['account circle', 'AccountCircle', '?query=account%20circle', 'likely'],
    ['DeleteOutlined', 'Delete', '?query=DeleteOutlined', 'possible'],
    ['delete', 'Delete', '?query=delete', 'possible'],
    ['circle icon', 'AccountCircle', '?query=circle', 'likely'],
    ['search icon', 'Search', '?query=search', 'sure'],
    ['trash icon', 'Icons for “trash”', '?query=trash', 'likely'],
    ['<b>&icon icon', 'Icons for “<b>&icon”', '?query=%3Cb%3E%26icon', 'likely'],
  ])('%s finds %s', (text, name, query, likelihood) => {
    const match = find(text);
    expect(match?.hit.name).toBe(name);
    expect(match?.hit.url).toBe(`/material-ui/material-icons/${query}`);
    expect(match?.likelihood).toBe(likelihood);
  });

  test.each([
    'icons',
    'icons search',
    'material icons',
    'all mui icons',
    'material icon',
    'text field',
    '',
    '?? icon',
  ])('%j asks for no icon of its own', (text) => {
    expect(find(text)).toBeNull();
  });

  test('says how many icons there are', () => {
    expect(find('delete icon')?.hit.excerpt?.text).toBe('2 icons have this word in their name');
    expect(find('menu icon')?.hit.excerpt).toBeNull();
  });
});

describe('in an answer', () => {
  const hit = (kind: SearchKind, name: string): SearchHit => ({
    url: `/${name}/`,
    kind,
    name,
    ranges: [],
    path: [],
    marks: [],
    excerpt: null,
    fold: null,
  });
  const place = (text: string, groups: readonly HitGroup[]): string[] => {
    const match = find(text);
    if (!match) throw new Error(`${text} finds no icon.`);
    const answer = addIconHit({ groups, total: 1, nearest: ['x'] }, match, text, 'material-ui');
    expect(answer.total).toBe(2);
    return answer.groups.flatMap(({ productId, hits }) =>
      hits.map(({ kind, name }) => `${productId}: ${kind} ${name}`),
    );
  };
  const group = (productId: string, ...hits: readonly SearchHit[]): HitGroup => ({
    productId,
    hits: hits.slice(0, DIALOG_SIZE.first),
    more: 0,
  });

  test('an icon that is asked for comes first', () => {
    const chip = group('material-ui', hit('prop', 'deleteIcon'));
    const joy = group('joy-ui', hit('page', 'Chip'));
    expect(place('delete icon', [joy, chip])).toEqual([
      'material-ui: icon Delete',
      'material-ui: prop deleteIcon',
      'joy-ui: page Chip',
    ]);
  });

  test('the page or component of the same name stays before it', () => {
    const menu = group('material-ui', hit('page', 'Menu'), hit('prop', 'icon'));
    expect(place('menu icon', [menu])).toEqual([
      'material-ui: page Menu',
      'material-ui: icon Menu',
      'material-ui: prop icon',
    ]);
  });

  test('one that may be meant comes second, one that merely has the name last', () => {
    const hits = [hit('page', 'Avatar'), hit('prop', 'a'), hit('prop', 'b')];
    expect(place('account circle', [group('material-ui', ...hits)])[1]).toContain('AccountCircle');
    expect(place('delete', [group('material-ui', ...hits)])[3]).toContain('icon Delete');
  });

  test('it is there where nothing else is', () => {
    expect(place('delete', [])).toEqual(['material-ui: icon Delete']);
    expect(place('delete', [group('x', hit('page', 'Rows'))])).toEqual([
      'x: page Rows',
      'material-ui: icon Delete',
    ]);
  });
});
