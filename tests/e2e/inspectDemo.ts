import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { serveBuild, type BuiltSite } from './builtSite.ts';
import { openPage, startDemo, type OpenPage } from './demoPage.ts';
import { launchBrowser } from './launchBrowser.ts';

/** The label of the button that starts and ends an inspection. */
export const INSPECT = 'Inspect the elements';

/** The site as inspections are tested on it, one page at a time. */
export interface InspectedSite {
  readonly origin: string;
  /** What the page said that it should not have. */
  readonly messages: string[];
  readonly visit: (pathname: string) => Promise<Page>;
  readonly closePage: () => Promise<void>;
  /** Opens a page and starts the inspection of one of its demos. */
  readonly inspect: (pathname: string, name: string) => Promise<Inspected>;
}

/** A demo whose elements are being inspected. */
export interface Inspected {
  readonly page: Page;
  readonly demo: Locator;
}

/** Serves the site to the tests of a file, and holds each of them to a silent console. */
export function serveInspections(): InspectedSite {
  let site: BuiltSite;
  let browser: Browser;
  let open: OpenPage | null = null;
  beforeAll(async () => {
    [site, browser] = await Promise.all([serveBuild(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });
  const closePage = async (): Promise<void> => {
    const messages = open?.messages;
    await open?.close();
    open = null;
    expect(messages ?? []).toEqual([]);
  };
  afterEach(closePage);
  const visit = async (pathname: string): Promise<Page> => {
    open = await openPage(browser, site.origin + pathname);
    return open.page;
  };
  return {
    get origin() {
      return site.origin;
    },
    get messages() {
      return open?.messages ?? [];
    },
    visit,
    closePage,
    async inspect(pathname, name) {
      const page = await visit(pathname);
      const demo = await startDemo(page, name);
      await inspectDemo(demo);
      return { page, demo };
    },
  };
}

/** Starts the inspection of a demo that runs. */
export async function inspectDemo(demo: Locator): Promise<void> {
  await demo.hover({ position: { x: 4, y: 4 } });
  await demo.getByRole('button', { name: INSPECT }).click();
  await demo.getByText('Point at an element').waitFor();
}

/** The card that names an element. */
export function findCard(page: Page): Locator {
  return page.locator('[popover="manual"]:popover-open');
}

/** Clicks a kept element in the demo itself. */
export async function clickInDemo(element: Locator): Promise<void> {
  await element.click();
  await findCard(element.page()).getByRole('button', { name: 'Click it in the demo' }).click();
}

/** Shows the page in another mode and direction, as another tab would set them. */
export async function setAppearance(
  page: Page,
  mode: 'light' | 'dark',
  direction: 'ltr' | 'rtl',
): Promise<void> {
  await page.evaluate(
    ([chosenMode, chosenDirection]) => {
      localStorage.setItem('swatchbook:mode', chosenMode);
      localStorage.setItem('swatchbook:direction', chosenDirection);
      dispatchEvent(new StorageEvent('storage', { key: 'swatchbook:mode' }));
    },
    [mode, direction] as const,
  );
  await page.locator(`:root[data-mode=${mode}][dir=${direction}]`).waitFor({ state: 'attached' });
}
