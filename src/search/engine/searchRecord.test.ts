import { expect, test } from 'vitest';
import { SEARCH_FORMAT, type PageEntry } from '../shard.ts';
import { listRecords } from './searchRecord.ts';

const createEntry = (title: string, component: string, navTitle?: string): PageEntry => ({
  path: `/grids/${title}/`,
  title,
  ...(navTitle && { navTitle }),
  trail: [],
  about: [component],
  marks: [],
  headings: [],
  demos: [],
});

const list = (...pages: readonly PageEntry[]) =>
  listRecords({ format: SEARCH_FORMAT, tier: 'names', productId: 'grids', pages, api: [] });

test('a component names the page that has its name; those that tell more of it are found by it, too', () => {
  const [second, first] = list(
    createEntry('Overlays', 'DataGrid'),
    createEntry('Data Grid overview', 'DataGrid'),
  );
  expect(first?.keys).toContain('DataGrid');
  expect(second?.keys).not.toContain('DataGrid');
  expect(second?.aliases).toContain('DataGrid');
  expect(first?.weight).toBeGreaterThan(second?.weight ?? 0);
});

test('a component names the only page about it, whatever that is called', () => {
  const [page] = list(createEntry('Transitions', 'Fade'));
  expect(page?.keys).toContain('Fade');
});

test('a component names none of several pages that have other names', () => {
  const pages = list(createEntry('Column order', 'GridPro'), createEntry('Tree data', 'GridPro'));
  for (const { keys, aliases } of pages) {
    expect(keys).not.toContain('GridPro');
    expect(aliases).toContain('GridPro');
  }
});

test('a page has two names: its title and what the navigation calls it', () => {
  const [page] = list(createEntry('Data Grid list view', 'DataGridPro', 'List view'));
  expect(page?.keys).toEqual(expect.arrayContaining(['Data Grid list view', 'List view']));
});
