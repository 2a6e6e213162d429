import type { Page, Response } from 'playwright-core';

/** Bytes over the network, on an opened page, from the shortcut to the first results. */
export async function measureFirstResults(page: Page): Promise<number> {
  let bytes = 0;
  const count = (response: Response): void => {
    // The best result's page is fetched ahead, which no result waits for.
    if (response.url().includes('/data/pages/')) return;
    bytes += Number(response.headers()['content-length'] ?? 0);
  };
  // Also hears what the worker fetches.
  page.context().on('response', count);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).waitFor();
  await page.keyboard.type('button');
  await page.locator('[role="option"][aria-selected="true"]').waitFor();
  page.context().off('response', count);
  return bytes;
}
