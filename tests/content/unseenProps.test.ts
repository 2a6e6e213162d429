import { expect, test } from 'vitest';
import { loadContent } from '../../scripts/checkContent.ts';
import { measureProducts } from '../../scripts/report/measureProducts.ts';
import { loadApiDocs } from '../../src/source/api/loadApiDocs.ts';

test('the reasons for props that no demo sets still hold', async () => {
  const root = process.cwd();
  const { products, pages } = await loadContent(root, null);
  const { components } = await loadApiDocs({ root });
  const figures = await measureProducts(root, products, { pages, components });
  expect(figures.flatMap(({ mistakes }) => mistakes)).toEqual([]);
}, 1_800_000);
