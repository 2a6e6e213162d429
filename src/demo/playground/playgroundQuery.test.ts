import { describe, expect, test } from 'vitest';
import type { Control } from '../../model/playground.ts';
import {
  asksForPlayground,
  dropPlayground,
  formatPlaygroundAddress,
  parsePlaygroundQuery,
} from './playgroundQuery.ts';

const CONTROLS: readonly Control[] = [
  { kind: 'choice', name: 'size', options: ['small', 'large', false], fallback: 'small' },
  { kind: 'switch', name: 'disabled', fallback: false },
  { kind: 'number', name: 'max', fallback: 99 },
  { kind: 'text', name: 'children', fallback: null },
  { kind: 'icon', name: 'startIcon', fallback: null },
];

describe('what an address asks for', () => {
  test.each([
    ['?playground.size=large', { size: 'large' }],
    ['?playground.size=false', { size: false }],
    ['?playground.disabled=true&utm_source=mail', { disabled: true }],
    ['?playground.max=-1.5', { max: -1.5 }],
    ['?playground.max=', { max: null }],
    ['?playground.children=Save+%3Cb%3E', { children: 'Save <b>' }],
    ['?playground.children=', { children: '' }],
    ['?playground.startIcon=Star', { startIcon: 'Star' }],
    ['?size=large', {}],
  ])('%s is taken', (search, values) => {
    expect(parsePlaygroundQuery(search, 'Button', CONTROLS)).toEqual({ values, refused: [] });
  });

  test.each([
    ['size=huge', '“huge” is no value of size: it takes small, large, false.'],
    ['disabled=yes', '“yes” is no value of disabled: it takes true and false.'],
    ['max=1e9', '“1e9” is no value of max: it takes numbers up to 10000.'],
    ['max=99999', '“99999” is no value of max: it takes numbers up to 10000.'],
    [
      `children=${'a'.repeat(81)}`,
      `“${'a'.repeat(40)}…” is no value of children: it takes up to 80 characters here.`,
    ],
    ['onClick=alert(1)', 'Button has no control for “onClick”.'],
    ['href=javascript:alert(1)', 'Button has no control for “href”.'],
    ['dangerouslySetInnerHTML=x', 'Button has no control for “dangerouslySetInnerHTML”.'],
    ['__proto__=x', 'Button has no control for “__proto__”.'],
    [
      'startIcon=Bomb',
      '“Bomb” is no value of startIcon: it takes Add, Check, Delete, Favorite, Search, Send, Settings, Star.',
    ],
  ])('?playground.%s is refused in words', (query, reason) => {
    expect(parsePlaygroundQuery(`?playground.${query}`, 'Button', CONTROLS)).toEqual({
      values: {},
      refused: [reason],
    });
  });
});

describe('the address of a playground', () => {
  const page = 'https://docs.example/button/?q=a#sizes';

  test('names what differs from its start, and is read back', () => {
    const values = { size: 'large', disabled: true, children: '' };
    const address = formatPlaygroundAddress(page, CONTROLS, values, { children: 'Save' });
    expect(address).toBe(
      'https://docs.example/button/?q=a&playground.size=large&playground.disabled=true&playground.children=#sizes',
    );
    expect(parsePlaygroundQuery(new URL(address).search, 'Button', CONTROLS).values).toEqual(
      values,
    );
    expect(dropPlayground(address)).toBe(page);
  });

  test('opens it also where nothing differs', () => {
    const preset = { children: 'Save' };
    const address = formatPlaygroundAddress(page, CONTROLS, preset, preset);
    expect(address).toBe('https://docs.example/button/?q=a&playground=open#sizes');
    expect(asksForPlayground(new URL(address).search)).toBe(true);
    expect(asksForPlayground('?q=playground')).toBe(false);
  });
});
