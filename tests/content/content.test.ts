import { beforeAll, describe, expect, test } from 'vitest';
import { loadContent } from '../../scripts/checkContent.ts';
import { measureProducts } from '../../scripts/report/measureProducts.ts';
import { formatProblems } from '../../src/model/problem.ts';
import { fillEngine } from '../../src/search/engine/fillEngine.ts';
import { buildSearchIndex } from '../../src/search/index/buildSearchIndex.ts';
import { measureRanking, type RankingQuality } from '../../src/search/measureRanking.ts';
import type { ApiDocs } from '../../src/source/api/joinPackages.ts';
import { loadApiDocs } from '../../src/source/api/loadApiDocs.ts';
import type { Site } from '../../src/source/site.ts';
import { QUERIES } from '../search/queries.ts';

const root = process.cwd();

let api: ApiDocs;
let site: Site;
beforeAll(async () => {
  api = await loadApiDocs({ root });
  site = await loadContent(root, api);
});

describe('the content', () => {
  test('has no problems', () => {
    const { pages, navigations, problems } = site;
    expect(formatProblems(problems)).toBe('');
    expect(pages.length).toBeGreaterThanOrEqual(40);
    expect(navigations.size).toBe(12);
  });

  test('leaves no prop without a demo for a reason that does not hold', async () => {
    const { products, pages } = site;
    const figures = await measureProducts(root, products, { pages, components: api.components });
    expect(figures.flatMap(({ mistakes }) => mistakes)).toEqual([]);
  });
});

describe('search over the content', () => {
  let quality: RankingQuality;
  beforeAll(() => {
    quality = measureRanking(fillEngine(buildSearchIndex(site, site.apis)), QUERIES);
  });

  test('is judged by enough queries, each asked once', () => {
    expect(QUERIES.length).toBeGreaterThanOrEqual(150);
    const asked = QUERIES.map(({ text, from = '' }) => `${from}: ${text}`);
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('has the right answer first, or nearly so', () => {
    const worst = quality.ranks
      .filter(({ rank }) => rank === 0 || rank > 3)
      .map(({ query, answer, first }) => `${query.text}: ${answer}, not ${first}`);
    expect(quality.meanReciprocalRank, worst.join('\n')).toBeGreaterThanOrEqual(0.9);
    expect(quality.hitsInThree, worst.join('\n')).toBeGreaterThanOrEqual(0.92);
  });
});
