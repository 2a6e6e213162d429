import { describe, expect, test } from 'vitest';
import { createProduct } from '../../../tests/search/testSite.ts';
import type { SearchAnswer } from '../searchAnswer.ts';
import {
  describeAnswer,
  describeStatus,
  formatSearchReport,
  formatSearchUrl,
} from './describeResults.ts';

const products = [createProduct('material-ui', 'Material UI'), createProduct('joy-ui', 'Joy UI')];

function createAnswer(total: number, productIds: readonly string[]): SearchAnswer {
  const groups = productIds.map((productId) => ({ productId, hits: [], more: 0 }));
  return { groups, total, nearest: [] };
}

describe('what screen readers hear', () => {
  test.each([
    [0, [], 'No results.'],
    [1, ['joy-ui'], '1 result in Joy UI.'],
    [7, ['material-ui', 'joy-ui'], '7 results in Material UI and Joy UI.'],
    [9, ['joy-ui', 'material-ui', 'site'], '9 results in Joy UI, Material UI and this site.'],
  ])('of %i results in %j: %s', (total, productIds, expected) => {
    expect(describeAnswer(createAnswer(total, productIds), products)).toBe(expected);
  });
});

describe('what is said about the index', () => {
  test.each([
    ['empty', 'none', false, ''],
    ['empty', 'none', true, 'The connection is slow: the search index is still loading…'],
    ['empty', 'later', true, 'The search index could not be loaded yet. Trying again…'],
    ['empty', 'never', false, 'The search index could not be loaded.'],
    ['partial', 'none', true, ''],
    ['partial', 'later', false, 'Part of the search index could not be loaded yet. Trying again…'],
    [
      'partial',
      'never',
      false,
      'Part of the search index could not be loaded, so results may be missing.',
    ],
    ['ready', 'none', true, ''],
  ] as const)('%s, failing %s, slow %s: "%s"', (state, failure, isSlow, expected) => {
    expect(describeStatus({ state, failure }, isSlow)).toBe(expected);
  });
});

test('a report says what was searched for and where', () => {
  const report = new URL(
    formatSearchReport('https://example.com/docs', 'a & b', '/joy-ui/react-button/'),
  );
  expect(report.origin + report.pathname).toBe('https://example.com/docs/issues/new');
  expect(Object.fromEntries(report.searchParams)).toEqual({
    title: '[search] Nothing found for "a & b"',
    body: 'I searched for `a & b` on /joy-ui/react-button/ and found nothing.\n\nI was looking for: ',
  });
});

test.each([
  ['text field ', null, '/search/?q=text+field'],
  ['a&b', 'joy-ui', '/search/?q=a%26b&product=joy-ui'],
  ['#', null, '/search/?q=%23'],
])('the address for "%s" in %s is %s', (text, productId, expected) => {
  expect(formatSearchUrl(text, productId)).toBe(expected);
});
