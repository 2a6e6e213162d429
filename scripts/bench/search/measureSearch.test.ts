import { expect, test } from 'vitest';
import { buildSearchIndex } from '../../../src/search/index/buildSearchIndex.ts';
import { measureSearch } from './measureSearch.ts';
import { createSyntheticSite } from './syntheticSite.ts';

const PAGES_PER_PRODUCT = 25;

let time = 0;
const environment = { now: () => (time += 1), heap: () => 0 };
const measure = (pages: number) =>
  measureSearch(
    buildSearchIndex(createSyntheticSite(pages, PAGES_PER_PRODUCT)),
    ['baden'],
    'product-0',
    environment,
  );

test('figures count what an index holds', () => {
  const figures = measure(PAGES_PER_PRODUCT);
  // A page and eight sections each.
  expect(figures.records).toBe(PAGES_PER_PRODUCT * 9);
  expect(figures.firstBytes).toBeGreaterThan(1000);
  expect(figures.allBytes).toBeGreaterThan(figures.firstBytes);
  expect(figures.p95Ms).toBe(1);
});

test('the files of one product do not grow with other products', () => {
  const [small, large] = [measure(PAGES_PER_PRODUCT), measure(2 * PAGES_PER_PRODUCT)];
  expect(large.firstBytes / small.firstBytes).toBeLessThan(1.05);
  expect(large.allBytes / small.allBytes).toBeLessThan(2.2);
});
