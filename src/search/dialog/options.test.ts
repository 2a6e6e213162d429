import { describe, expect, test } from 'vitest';
import { createProduct } from '../../../tests/search/testSite.ts';
import type { SearchHit } from '../searchAnswer.ts';
import type { Command } from './commands.ts';
import { listOptionGroups, moveActive, type OptionInput } from './options.ts';

function createHit(url: string): SearchHit {
  return {
    url,
    kind: 'page',
    name: url,
    ranges: [],
    path: [],
    marks: [],
    excerpt: null,
    fold: null,
  };
}

function createCommand(id: string, title: string, keywords = ''): Command {
  return { id, title, keywords, run: () => undefined };
}

const INPUT: OptionInput = {
  text: '',
  answer: null,
  start: [],
  recent: [],
  products: [
    createProduct('a', 'Alpha UI'),
    createProduct('b', 'Beta UI'),
    createProduct('z', 'Hidden', false),
  ],
  productId: 'a',
  commands: [
    createCommand('dark', 'Switch to dark mode', 'night'),
    createCommand('light', 'Switch to light mode'),
    createCommand('settings', 'Open settings'),
    createCommand('more', 'Do more'),
  ],
  isSettled: true,
};

function summarize(change: Partial<OptionInput>): Record<string, string[]> {
  return Object.fromEntries(
    listOptionGroups({ ...INPUT, ...change }).map(({ title, options }) => [
      title,
      options.map(({ key }) => key),
    ]),
  );
}

const ANSWER = {
  groups: [
    { productId: 'b', hits: [createHit('/b/1/')], more: 2 },
    { productId: 'a', hits: [createHit('/a/1/')], more: 0 },
    { productId: 'site', hits: [createHit('/x/')], more: 0 },
  ],
  total: 5,
  nearest: [],
};

describe('the list of options', () => {
  test('waits with all but recent searches until it is known what comes above', () => {
    expect(summarize({ recent: ['grid'], isSettled: false })).toEqual({
      'Recent searches': ['recent grid'],
    });
  });

  test('before typing offers recent searches, pages to start with, other products and commands', () => {
    expect(summarize({ recent: ['grid'], start: [createHit('/a/')] })).toEqual({
      'Recent searches': ['recent grid'],
      'Start with Alpha UI': ['/a/'],
      Products: ['product b'],
      Commands: ['command dark', 'command light', 'command settings'],
    });
  });

  test('leaves empty groups out', () => {
    expect(Object.keys(summarize({ productId: null }))).toEqual(['Products', 'Commands']);
  });

  test('shows results by product in the order they were ranked', () => {
    expect(summarize({ text: 'x', answer: ANSWER })).toEqual({
      'Beta UI': ['/b/1/'],
      'Alpha UI': ['/a/1/'],
      'This site': ['/x/'],
    });
  });

  test('puts commands that the query names after the best product', () => {
    expect(Object.entries(summarize({ text: 'dark', answer: ANSWER }))[1]).toEqual([
      'Commands',
      ['command dark'],
    ]);
  });

  test.each([
    ['night', ['command dark']],
    ['mode sw', ['command dark', 'command light']],
    ['beta', ['product b']],
    ['hidden', []],
    ['d', []],
  ])('finds for "%s" the actions %j', (text, keys) => {
    expect(summarize({ text })['Commands'] ?? []).toEqual(keys);
  });

  test('lists commands and products alone after the sign for them', () => {
    expect(summarize({ text: '>', answer: ANSWER })).toEqual({
      Commands: [
        'command dark',
        'command light',
        'command settings',
        'command more',
        'product a',
        'product b',
      ],
    });
    expect(summarize({ text: '> open', answer: ANSWER })).toEqual({
      Commands: ['command settings'],
    });
    expect(summarize({ text: '> nothing', answer: ANSWER })).toEqual({});
  });
});

describe('moveActive', () => {
  test.each([
    ['ArrowDown', -1, 3, 0],
    ['ArrowDown', 2, 3, 0],
    ['ArrowUp', 0, 3, 2],
    ['ArrowUp', -1, 3, 2],
    ['PageDown', 0, 20, 6],
    ['PageDown', 18, 20, 19],
    ['PageUp', 3, 20, 0],
    ['Home', 2, 3, 2],
    ['a', 1, 3, 1],
    ['ArrowDown', -1, 0, -1],
  ])('with %s from %d of %d leads to %d', (key, active, count, next) => {
    expect(moveActive(key, active, count)).toBe(next);
  });
});
