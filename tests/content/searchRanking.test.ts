import { beforeAll, describe, expect, test } from 'vitest';
import { measureRanking, type RankingQuality } from '../../scripts/bench/search/measureRanking.ts';
import { loadContent } from '../../scripts/checkContent.ts';
import { fillEngine } from '../../src/search/engine/fillEngine.ts';
import type { SearchEngine } from '../../src/search/engine/searchEngine.ts';
import { buildSearchIndex } from '../../src/search/index/buildSearchIndex.ts';
import { loadApiDocs } from '../../src/source/api/loadApiDocs.ts';
import { readErrorCodes } from '../../src/source/api/readErrorCodes.ts';
import { QUERIES } from '../search/queries.ts';
import { listTitleQueries, listUnseenQueries } from '../search/unseen.ts';

const root = process.cwd();

describe('search over the content', () => {
  let engine: SearchEngine;
  let quality: RankingQuality;
  beforeAll(async () => {
    const api = await loadApiDocs({ root });
    const site = await loadContent(root, api);
    engine = fillEngine(buildSearchIndex(site, site.apis, readErrorCodes(root)));
    quality = measureRanking(engine, QUERIES);
  });

  test('is judged by enough queries, each asked once', () => {
    expect(QUERIES.length).toBeGreaterThanOrEqual(150);
    const asked = QUERIES.map(({ text, from = '' }) => `${from}: ${text}`);
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('is measured by queries that it was not tuned on', () => {
    const known = new Set(QUERIES.map(({ text }) => text.toLowerCase()));
    const { slips: _, ...asked } = listUnseenQueries(engine.records);
    const unseen = Object.values(asked).flat();
    expect(unseen.filter(({ text }) => known.has(text.toLowerCase()))).toEqual([]);
    expect(unseen.length).toBeGreaterThanOrEqual(150);
  });

  test('has the right answer first, or nearly so', () => {
    const worst = quality.ranks
      .filter(({ rank }) => rank === 0 || rank > 3)
      .map(({ query, answer, first }) => `${query.text}: ${answer}, not ${first}`);
    expect(quality.meanReciprocalRank, worst.join('\n')).toBeGreaterThanOrEqual(0.9);
    expect(quality.hitsInThree, worst.join('\n')).toBeGreaterThanOrEqual(0.92);
  });

  test('finds every page first by its title', () => {
    const { ranks } = measureRanking(engine, listTitleQueries(engine.records));
    const behind = ranks.filter(({ rank }) => rank !== 1);
    expect(behind.map(({ query, first }) => `${query.text}: ${first}`)).toEqual([]);
    expect(ranks.length).toBeGreaterThanOrEqual(40);
  });

  test.each([
    ['dark mode', '/material-ui/customization/dark-mode/'],
    ['rtl', '/material-ui/customization/right-to-left/'],
    ['icons search', '/material-ui/material-icons/'],
    ['material icons', '/material-ui/material-icons/'],
    ['breakpoints', '/material-ui/customization/breakpoints/'],
    ['next.js', '/material-ui/integrations/nextjs/'],
    ['typescript theme', '/material-ui/guides/typescript/'],
    ['css variables', '/material-ui/customization/css-theme-variables/overview/'],
    ['upgrade to v7', '/material-ui/migration/upgrade-to-v7/'],
  ])('finds the guide to "%s" first by its plain name', (text, url) => {
    expect(engine.search({ text, productId: null }).ranked[0]?.record.url).toBe(url);
  });

  test('understands names with one slip', () => {
    const { slips } = listUnseenQueries(engine.records);
    expect(measureRanking(engine, slips).meanReciprocalRank).toBeGreaterThanOrEqual(0.9);
    expect(slips.length).toBeGreaterThanOrEqual(100);
  });
});
