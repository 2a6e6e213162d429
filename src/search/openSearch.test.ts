import { expect, test } from 'vitest';
import { formatOpenSearch } from './openSearch.ts';

test('browsers learn the address of the search page', () => {
  expect(formatOpenSearch('https://docs.example')).toContain(
    '<Url type="text/html" method="get" template="https://docs.example/search/?q={searchTerms}"/>',
  );
});
