import { expect, test } from 'vitest';
import { SEARCH_FORMAT, type PageEntry } from '../shard.ts';
import { listRecords } from './searchRecord.ts';

const createEntry = (title: string): PageEntry => ({
  path: `/grids/${title}/`,
  title,
  trail: [],
  about: ['DataGrid'],
  marks: [],
  headings: [],
  demos: [],
});

test('a component names the first page about it; those that tell more of it are found by it, too', () => {
  const pages = [createEntry('Overview'), createEntry('Overlays')];
  const [first, second] = listRecords({
    format: SEARCH_FORMAT,
    tier: 'names',
    productId: 'grids',
    pages,
    api: [],
  });
  expect(first?.keys).toContain('DataGrid');
  expect(second?.keys).not.toContain('DataGrid');
  expect(second?.aliases).toContain('DataGrid');
  expect(first?.weight).toBeGreaterThan(second?.weight ?? 0);
});
