import { describe, expect, test } from 'vitest';
import { createComponent, createHook } from '../../../tests/fixtures/apiDocs.ts';
import { addApiNavigation } from './addApiNavigation.ts';

const entries = [
  { doc: createComponent('Switch', { plan: 'pro' }), path: '/api/switch/' },
  { doc: createComponent('Chip', { deprecation: { reason: null } }), path: '/api/chip/' },
];
const navigation = [
  { pathname: '/start/' },
  { pathname: '/components', title: 'Components', children: [] },
  { pathname: '/end/' },
];

describe('the group of API pages', () => {
  test('follows the components, in the order of names, with their marks', () => {
    const tree = addApiNavigation(navigation, entries, '/api/');
    expect(tree.map(({ pathname }) => pathname)).toEqual([
      '/start/',
      '/components',
      '/api-group',
      '/end/',
    ]);
    expect(tree[2]).toEqual({
      pathname: '/api-group',
      title: 'Component API',
      overview: '/api/',
      children: [
        { pathname: '/api/', title: 'Overview' },
        { pathname: '/api/chip/', title: 'Chip', flags: ['deprecated'] },
        { pathname: '/api/switch/', title: 'Switch', plan: 'pro' },
      ],
    });
  });

  test('comes last where no group of components is', () => {
    const tree = addApiNavigation([{ pathname: '/start/' }], entries, '/api/');
    expect(tree.map(({ pathname }) => pathname)).toEqual(['/start/', '/api-group']);
  });

  test('keeps hooks apart from components', () => {
    const hook = { doc: createHook('useSwitch'), path: '/api/use-switch/' };
    const [group] = addApiNavigation([], [hook, ...entries], '/api/');
    expect(group?.children?.map(({ subheader }) => subheader)).toEqual([
      undefined,
      'Components',
      'Hooks',
    ]);
  });

  test('is missing where there is nothing to list', () => {
    expect(addApiNavigation(navigation, [], '/api/')).toBe(navigation);
  });
});
