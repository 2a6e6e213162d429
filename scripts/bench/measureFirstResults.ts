import type { Page, Response } from 'playwright-core';

/** Files of the index that the first results do without: all but the names of the page's product. */
const LATER_FILES = /\/data\/search\/(?!material-ui\.names\.)/;

/** Bytes over the network, on an opened page of Material UI, from the shortcut to the first results. */
export async function measureFirstResults(page: Page): Promise<number> {
  let bytes = 0;
  // They would come or not, as fast as the machine is.
  await page.context().route(LATER_FILES, () => undefined);
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
  await page.context().unroute(LATER_FILES);
  return bytes;
}
