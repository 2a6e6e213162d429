import { beforeAll, expect, test } from 'vitest';
import { loadContent } from '../../scripts/checkContent.ts';
import { measureProducts } from '../../scripts/report/measureProducts.ts';
import { formatProblems } from '../../src/model/problem.ts';
import { loadApiDocs } from '../../src/source/api/loadApiDocs.ts';
import type { Site } from '../../src/source/loadSite.ts';

const root = process.cwd();

let site: Site;
beforeAll(async () => {
  // Reading the packages may take minutes; the build holds the pages against them.
  site = await loadContent(root, null);
}, 300_000);

test('the content has no problems', () => {
  const { pages, navigations, problems } = site;
  expect(formatProblems(problems)).toBe('');
  expect(pages.length).toBeGreaterThanOrEqual(40);
  expect(navigations.size).toBe(12);
});

test('the reasons for props that no demo sets still hold', async () => {
  const { products, pages } = site;
  const { components } = await loadApiDocs({ root });
  const figures = await measureProducts(root, products, { pages, components });
  expect(figures.flatMap(({ mistakes }) => mistakes)).toEqual([]);
}, 1_800_000);
