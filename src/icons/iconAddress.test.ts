import { describe, expect, test } from 'vitest';
import { ICON_STYLES } from '../model/iconFiles.ts';
import {
  FIRST_VIEW,
  formatIconAddress,
  isKnownIcon,
  parseIconAddress,
  type IconView,
} from './iconAddress.ts';

const PAGE = 'https://docs.example/material-ui/material-icons/';

describe('an address', () => {
  test.each<[view: IconView, search: string]>([
    [FIRST_VIEW, ''],
    [{ ...FIRST_VIEW, query: 'trash can' }, '?query=trash+can'],
    [{ ...FIRST_VIEW, style: 'TwoTone' }, '?theme=TwoTone'],
    [
      { query: '50%', style: 'Sharp', selected: { name: 'Delete', style: 'Outlined' } },
      '?query=50%25&theme=Sharp&selected=DeleteOutlined',
    ],
  ])('keeps %j as %s', (view, search) => {
    expect(formatIconAddress(PAGE, view)).toBe(PAGE + search);
    expect(parseIconAddress(search)).toEqual({ view, refused: [] });
  });

  test('keeps what others write into it', () => {
    expect(formatIconAddress(`${PAGE}?theme.radius=8&query=old#search`, FIRST_VIEW)).toBe(
      `${PAGE}?theme.radius=8#search`,
    );
  });

  test.each([
    [
      '?theme=Round&query=add',
      { ...FIRST_VIEW, query: 'add' },
      '“Round” is no style. The styles are Filled, Outlined, Rounded, TwoTone, Sharp; these are Filled.',
    ],
    [
      '?selected=<img src=x onerror=alert(1)>',
      FIRST_VIEW,
      'There is no icon “<img src=x onerror=alert(1)>”.',
    ],
    [
      `?query=${'a'.repeat(500)}`,
      { ...FIRST_VIEW, query: 'a'.repeat(100) },
      'The query was cut: it may have 100 characters.',
    ],
  ])('%s is refused in words, with the default in its place', (search, view, message) => {
    expect(parseIconAddress(search)).toEqual({ view, refused: [message] });
  });
});

test('an icon is known in the styles it has', () => {
  const icons = [
    { name: 'Add', styles: ICON_STYLES },
    { name: 'GitHub', styles: ['Filled'] as const },
  ];
  expect(isKnownIcon({ name: 'Add', style: 'Sharp' }, icons)).toBe(true);
  expect(isKnownIcon({ name: 'GitHub', style: 'Sharp' }, icons)).toBe(false);
  expect(isKnownIcon({ name: 'Ad', style: 'Filled' }, icons)).toBe(false);
});
