import type { Page, Response } from 'playwright-core';

/** Files of the index that the first results do without: all but the names of the page's product. */
const LATER_FILES = /\/data\/search\/(?!material-ui\.names\.)/;

/**
 * Bytes of the files that an opened page of Material UI asks for, from the shortcut to the first results, whether the
 * network or the service worker answers. No result waits for what is asked for afterwards (the preview, the page
 * of the best result), nor for what the service worker fetches by itself to keep the site.
 */
export async function measureFirstResults(page: Page): Promise<number> {
  const responses: Response[] = [];
  // They would come or not, as fast as the machine is.
  await page.context().route(LATER_FILES, () => undefined);
  const hear = (response: Response): void => void responses.push(response);
  // Also hears what the worker that searches fetches.
  page.context().on('response', hear);
  const shown = await page.evaluateHandle(watchFirstOption);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).waitFor();
  await page.keyboard.type('button');
  const end = await shown.evaluate(({ time }) => time);
  page.context().off('response', hear);
  await page.context().unroute(LATER_FILES);
  return responses
    .filter((response) => !response.request().serviceWorker())
    .filter((response) => response.request().timing().startTime <= end)
    .reduce((sum, response) => sum + Number(response.headers()['content-length'] ?? 0), 0);
}

/** When the first result is chosen, in milliseconds since 1970; runs in the page. */
function watchFirstOption(): { readonly time: Promise<number> } {
  return {
    time: new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[role="option"][aria-selected="true"]')) return;
        observer.disconnect();
        resolve(performance.timeOrigin + performance.now());
      }).observe(document, { subtree: true, childList: true, attributes: true });
    }),
  };
}
