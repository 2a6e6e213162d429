import type { BrowserContext, Locator, Page } from 'playwright-core';
import { vi } from 'vitest';
import { PATIENCE_MS } from '../e2e/patience.ts';
import { settle } from '../e2e/settle.ts';

/** A page together with everything it said, asked for and moved. */
export interface WatchedPage {
  readonly page: Page;
  /** Console messages and uncaught errors. */
  readonly messages: readonly string[];
  /** Addresses the page asked the network for, in order. Those of a frame in a process of its own may be missing. */
  readonly requests: readonly string[];
  /** Waits until a request to such an address was answered, failed or called off, and the page is at rest. */
  waitForEnd(address: RegExp): Promise<void>;
  /** Sum of all layout shifts so far. */
  layoutShift(): Promise<number>;
  /** What reached the analytics tag: `[command, name, parameters]`. */
  tagCommands(): Promise<unknown[][]>;
}

/** Opens a page whose chance always gives the same number. */
export async function watchPage(context: BrowserContext, random: number): Promise<WatchedPage> {
  const page = await context.newPage();
  const messages: string[] = [];
  const requests: string[] = [];
  const ended: string[] = [];
  page.on('console', (message) => {
    if (!REACT_GREETING.test(message.text())) messages.push(message.text());
  });
  page.on('request', (request) => {
    if (request.url().startsWith('http')) requests.push(request.url());
  });
  page.on('requestfinished', (request) => ended.push(request.url()));
  page.on('requestfailed', (request) => ended.push(request.url()));
  page.on('pageerror', (error) => messages.push(String(error)));
  await page.addInitScript((chance) => {
    Math.random = () => chance;
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  }, random);
  return {
    page,
    messages,
    requests,
    async waitForEnd(address) {
      await vi.waitFor(
        () => {
          if (!ended.some((url) => address.test(url))) throw new Error(`${address} is on its way.`);
        },
        { timeout: PATIENCE_MS },
      );
      await settle(page);
    },
    layoutShift: () =>
      page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
      ),
    tagCommands: () =>
      page.evaluate(() =>
        ((window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map(
          (command) => Array.from(command),
        ),
      ),
  };
}

/** React's development build recommends its tools once per page. */
const REACT_GREETING = /Download the React DevTools/;

/** What a reader sees in the slot. */
export type Seen = 'nothing' | 'frame' | 'in-house' | 'network' | 'appeal' | 'more than one';

/** The slot: the element before the text that must not move. */
export function slotOf(page: Page): Locator {
  return page.locator('#below').locator('xpath=preceding-sibling::*[1]');
}

/** Looks at the slot as a reader does. */
export function lookAtSlot(page: Page): Promise<Seen> {
  return slotOf(page).evaluate((slot) => {
    const seen = [...slot.querySelectorAll('iframe, a')].filter(
      (element) => getComputedStyle(element).visibility === 'visible',
    );
    const [only, second] = seen;
    if (second) return 'more than one';
    if (!only) return 'nothing';
    if (only instanceof HTMLIFrameElement) return 'frame';
    const link = only.getAttribute('href') ?? '';
    if (link === '/docs/third-parties/') return 'appeal';
    return link.startsWith('http://127.0.0.1') ? 'network' : 'in-house';
  });
}

/** Waits until the slot shows something. */
export async function waitForSlot(page: Page, wanted: Seen): Promise<void> {
  await vi.waitFor(
    async () => {
      const seen = await lookAtSlot(page);
      if (seen !== wanted) throw new Error(`The slot shows "${seen}" instead of "${wanted}".`);
    },
    { timeout: PATIENCE_MS },
  );
}

/** Changes pages of the harness, one after the other, as fast as told. */
export async function goTo(page: Page, paths: readonly string[], pauseMs = 0): Promise<void> {
  await page.evaluate(
    async ([targets, ms]) => {
      for (const target of targets) {
        document.querySelector<HTMLElement>(`nav a[href="${target}"]`)?.click();
        await new Promise((resolve) => setTimeout(resolve, ms));
      }
    },
    [paths, pauseMs] as const,
  );
}
