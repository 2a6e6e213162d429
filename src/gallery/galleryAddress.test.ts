import { describe, expect, test } from 'vitest';
import { formatGalleryAddress, parseGalleryAddress } from './galleryAddress.ts';

const GROUPS = ['Inputs', 'Data display'];

describe('parseGalleryAddress', () => {
  test.each<[string, string, string | null, string | null]>([
    ['', '', null, null],
    ['?q=nav%20bar', 'nav bar', null, null],
    ['?for=data-display&q=', '', 'Data display', null],
    ['?for=', '', null, null],
    ['?for=Inputs', '', null, 'There is no group “Inputs”; these are all.'],
    ['?for=%3Cimg%20src%3D1%3E', '', null, 'There is no group “<img src=1>”; these are all.'],
    [`?for=${'a'.repeat(99)}`, '', null, `There is no group “${'a'.repeat(40)}…”; these are all.`],
    [`?q=${'b'.repeat(200)}`, 'b'.repeat(100), null, null],
    ['?q=%E0%A4%A', '\ufffd%A', null, null],
  ])('%s', (search, query, group, refused) => {
    expect(parseGalleryAddress(search, GROUPS)).toEqual({ view: { query, group }, refused });
  });
});

test('addresses keep what is not theirs, and lead back to the view', () => {
  const view = { query: 'a&b=c', group: 'Data display' };
  const address = formatGalleryAddress('https://docs.example.com/all/?theme=x&q=old#inputs', view);
  expect(address).toBe('https://docs.example.com/all/?theme=x&q=a%26b%3Dc&for=data-display#inputs');
  expect(parseGalleryAddress(new URL(address).search, GROUPS).view).toEqual(view);
  expect(formatGalleryAddress(address, { query: '', group: null })).toBe(
    'https://docs.example.com/all/?theme=x#inputs',
  );
});
