import { beforeAll, describe, expect, test } from 'vitest';
import { QUERIES } from '../../tests/search/queries.ts';
import { loadContent } from '../../scripts/checkContent.ts';
import { loadApiDocs } from '../source/api/loadApiDocs.ts';
import { fillEngine } from './engine/fillEngine.ts';
import { buildSearchIndex } from './index/buildSearchIndex.ts';
import { measureRanking, type RankingQuality } from './measureRanking.ts';

/** Reading all content for the first time; afterwards most of it is cached. */
const FIRST_TIME_MS = 600_000;

let quality: RankingQuality;
beforeAll(async () => {
  const root = process.cwd();
  const site = await loadContent(root, await loadApiDocs({ root }));
  quality = measureRanking(fillEngine(buildSearchIndex(site, site.apis)), QUERIES);
}, FIRST_TIME_MS);

describe('search over the real content', () => {
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
