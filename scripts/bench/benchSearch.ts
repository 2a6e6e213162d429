import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { fillEngine } from '../../src/search/engine/fillEngine.ts';
import { buildSearchIndex, type SearchIndex } from '../../src/search/index/buildSearchIndex.ts';
import { measureRanking } from './search/measureRanking.ts';
import { measureApart } from './search/measureApart.ts';
import type { SearchFigures } from './search/measureSearch.ts';
import { MANIFEST_URL, parseManifest, parseShard } from '../../src/search/shard.ts';
import { createSyntheticSite } from './search/syntheticSite.ts';
import { QUERIES } from '../../tests/search/queries.ts';
import { listUnseenQueries } from '../../tests/search/unseen.ts';
import { SEARCH_BUDGET } from './budgets.ts';
import type { BenchRow } from './formatBench.ts';
import { measureFirstResults } from './measureFirstResults.ts';
import { findMedian, measureOften } from './median.ts';

/** Titles typed on made-up sites, letter by letter. */
const TYPED_TITLES = 10;

/** Figures of search: over the built site, in a browser, and over made-up sites that grow. */
export async function benchSearch(
  browser: Browser,
  origin: string,
): Promise<{ rows: BenchRow[]; firstResultBytes: number }> {
  const index = await readBuiltIndex();
  const figures = await measureApart(process.cwd(), {
    index,
    queries: QUERIES.map(({ text }) => text),
    productId: 'material-ui',
  });
  const engine = fillEngine(index);
  const quality = measureRanking(engine, QUERIES);
  const unseen = Object.entries(listUnseenQueries(engine.records)).map(
    ([source, queries]) => [source, measureRanking(engine, queries)] as const,
  );
  const opening = await measureOpening(browser, origin);
  const row = (measure: string, value: number, budget: number | null): BenchRow => ({
    page: 'search',
    measure,
    value,
    budget,
  });
  const rows = [
    row('first results, bytes', opening.bytes, SEARCH_BUDGET.firstBytes),
    row('query, ms (95th percentile)', figures.p95Ms, SEARCH_BUDGET.queryMs),
    row('query, ms (slowest)', figures.slowestMs, SEARCH_BUDGET.slowestMs),
    ...listFigureRows('search', figures),
    {
      ...row('mean reciprocal rank', quality.meanReciprocalRank, SEARCH_BUDGET.meanReciprocalRank),
      isLeast: true,
    },
    row(`right among three, of ${quality.ranks.length} queries`, quality.hitsInThree, null),
    ...unseen.map(([source, { ranks, meanReciprocalRank }]) => ({
      ...row(
        `mean reciprocal rank of ${ranks.length} unseen ${source}`,
        meanReciprocalRank,
        // The goal is for what people ask; the others come by rule and are there to be watched.
        source === 'questions' ? SEARCH_BUDGET.unseenReciprocalRank : null,
      ),
      isLeast: true,
    })),
    row('dialog opens, ms', opening.milliseconds, SEARCH_BUDGET.dialogMs),
    ...(await measureGrowingSite(1000)),
    ...(await measureGrowingSite(10_000)),
  ];
  return { rows, firstResultBytes: opening.bytes };
}

async function readBuiltIndex(): Promise<SearchIndex> {
  const read = async (url: string): Promise<unknown> =>
    JSON.parse(await readFile(join('build/client', url), 'utf8'));
  const manifest = parseManifest(await read(MANIFEST_URL));
  const shards = manifest.shards.map(
    async (link) =>
      [`${link.productId}.${link.tier}.json`, parseShard(await read(link.url), link)] as const,
  );
  return { manifest, shards: new Map(await Promise.all(shards)) };
}

async function measureGrowingSite(pages: number): Promise<BenchRow[]> {
  const site = createSyntheticSite(pages);
  const figures = await measureApart(process.cwd(), {
    index: buildSearchIndex(site),
    queries: site.pages.slice(0, TYPED_TITLES).map(({ frontMatter }) => frontMatter.title),
    productId: site.products[0]?.id ?? '',
  });
  const page = `search, ${pages} pages`;
  return [
    { page, measure: 'query, ms (95th percentile)', value: figures.p95Ms, budget: null },
    ...listFigureRows(page, figures),
  ];
}

function listFigureRows(page: string, figures: SearchFigures): BenchRow[] {
  const { records, firstBytes, allBytes, loadMs, medianMs, heapBytes } = figures;
  const row = (measure: string, value: number): BenchRow => ({
    page,
    measure,
    value,
    budget: null,
  });
  return [
    row('query, ms (median)', medianMs),
    row('records', records),
    row('names of one product, bytes', firstBytes),
    row('all files, bytes', allBytes),
    row('taking all in, ms', loadMs),
    row('memory, MB', heapBytes / 1_000_000),
  ];
}

const START = '/material-ui/getting-started/';

/** Bytes until the first results, and how soon the dialog opens. */
export async function measureOpening(
  browser: Browser,
  origin: string,
): Promise<{ bytes: number; milliseconds: number }> {
  const visit = async <Result>(measure: (page: Page) => Promise<Result>): Promise<Result> => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await page.goto(origin + START, { waitUntil: 'networkidle' });
    const result = await measure(page);
    await context.close();
    return result;
  };
  return {
    bytes: await visit(measureFirstResults),
    milliseconds: findMedian(await measureOften(() => visit(timeDialog))),
  };
}

/** From the click on the button, which readers point at before, to the open dialog. */
async function timeDialog(page: Page): Promise<number> {
  const button = page.getByRole('link', { name: 'Search', exact: true });
  await button.hover();
  await page.waitForLoadState('networkidle');
  return button.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        new MutationObserver((_, observer) => {
          if (!document.querySelector('dialog[data-search][open]')) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - start));
        }).observe(document, { subtree: true, childList: true, attributes: true });
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      }),
  );
}
