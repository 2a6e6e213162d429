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
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/**
 * Notes what moves by itself, if it moves at least so much; call it before the page loads and read the
 * result afterwards. Progress bars may move.
 */
export async function watchLayoutShift(page: Page, least = 0): Promise<() => Promise<string[]>> {
  await page.addInitScript((leastValue) => {
    const record: string[] = [];
    Object.assign(window, { layoutShiftRecord: record });
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
        const parts = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = element?.cloneNode() as Element | undefined;
          return {
            isProgress: Boolean(element?.closest('[role="progressbar"]')),
            text: `${name?.outerHTML} from ${from.x},${from.y} to ${to.x},${to.y}`,
          };
        });
        if (parts.length > 0 && parts.every(({ isProgress }) => isProgress)) continue;
        if (value < leastValue) continue;
        const moved = parts.map(({ text }) => text).join('; ');
        record.push(`${value} after ${Math.round(startTime)} ms: ${moved}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, least);
  return () =>
    page.evaluate(() => {
      const holder = window as unknown as { layoutShiftRecord: string[] };
      return holder.layoutShiftRecord;
    });
}
