import type { Page } from 'playwright-core';

/**
 * Waits until a page is at rest, to see that something has not happened: nothing was loaded and nothing was left
 * to do, many times in a row. How long that takes depends on the page and the machine.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const countResources = (): number => performance.getEntriesByType('resource').length;
    let calmRounds = 0;
    while (calmRounds < 15) {
      const before = countResources();
      await new Promise((resolve) => setTimeout(resolve, 100));
      // A page that draws without pause is never idle: then a second counts as a round.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
      calmRounds = countResources() === before ? calmRounds + 1 : 0;
    }
  });
}
