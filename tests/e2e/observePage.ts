import type { Page } from 'playwright-core';

/** What a page did that no reader should see. */
export interface Observations {
  readonly messages: string[];
}

/** Notes console messages, errors and failed requests from now on. */
export function observePage(page: Page): Observations {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Leaving a page cancels what it was still loading.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      messages.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) messages.push(`${response.status()}: ${response.url()}`);
  });
  return { messages };
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/**
 * Sums up layout shifts; call it before the page loads and read the result afterwards. Progress bars
 * move by themselves.
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const record = { total: 0 };
    Object.assign(window, { layoutShiftRecord: record });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const nodes = entry.sources.map(({ node }) => (node instanceof Element ? node : null));
        const isProgress = nodes.every((node) => node?.closest('[role="progressbar"]'));
        if (nodes.length === 0 || !isProgress) record.total += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const holder = window as unknown as { layoutShiftRecord: { total: number } };
      return holder.layoutShiftRecord.total;
    });
}
