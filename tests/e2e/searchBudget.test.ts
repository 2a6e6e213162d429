import { expect } from 'vitest';
import { MEASURED_PAGES, SEARCH_BUDGET } from '../../scripts/bench/budgets.ts';
import { measureFirstResults } from '../../scripts/bench/measureFirstResults.ts';
import { CLIENT_DIRECTORY } from './builtSite.ts';
import { openPage, waitUntilKept } from './offlineReader.ts';
import { serveDeployments } from './offlineSite.ts';
import { test } from './siteTest.ts';

test('first results of search stay within their bytes, while the worker comes and when it is there', async ({
  browser,
  onTestFinished,
}) => {
  // Where no worker comes, what brings it would not be counted.
  const site = await serveDeployments(CLIENT_DIRECTORY);
  onTestFinished(() => site.close());
  const measure = async (isKept: boolean): Promise<number> => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    site.requests.length = 0;
    await openPage(page, site.origin + MEASURED_PAGES.prose);
    // What an idle page loads by itself has come.
    await expect.poll(() => site.requests).toContain('/sw.js');
    if (isKept) await waitUntilKept(page, MEASURED_PAGES.prose);
    const bytes = await measureFirstResults(page);
    await context.close();
    return bytes;
  };
  const bytes = await measure(false);
  expect(bytes).toBeGreaterThan(30_000);
  expect(bytes).toBeLessThanOrEqual(SEARCH_BUDGET.firstBytes);
  // What the worker fetches to answer the page is counted once.
  expect(await measure(true)).toBe(bytes);
});
