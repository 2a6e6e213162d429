import type { Browser, Page, Response } from 'playwright-core';
import { ICON_BUDGET, MEASURED_PAGES } from './budgets.ts';

const VIEWPORT = { width: 1280, height: 900 };

/** Bytes over the network that the page of icons loads beside what a page of prose loads, before anything is searched for. */
export async function measureFirstBytes(browser: Browser, origin: string): Promise<number> {
  const shared = await listLoaded(browser, origin + MEASURED_PAGES.prose);
  const loaded = await listLoaded(browser, origin + ICON_BUDGET.path);
  return [...loaded].filter(([url]) => !shared.has(url)).reduce((sum, [, bytes]) => sum + bytes, 0);
}

/** What a page loads on a first visit, with its bytes. What a worker loads ahead is not part of it. */
async function listLoaded(browser: Browser, url: string): Promise<Map<string, number>> {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
  const page = await context.newPage();
  const loaded = new Map<string, number>();
  page.on('response', (response: Response) => {
    loaded.set(response.url(), Number(response.headers()['content-length'] ?? 0));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  return loaded;
}

/** After so long a letter has changed nothing: a space, or one more of a word that is known already. */
const NO_CHANGE_MS = 500;

/** Types words letter by letter into the search of icons; gives the ms from each letter to the list it changes. */
export async function timeKeystrokes(page: Page, words: readonly string[]): Promise<number[]> {
  const field = page.getByRole('searchbox', { name: 'Search icons' });
  await field.waitFor();
  const typed = words.flatMap((word) => [...word].map((_, index) => word.slice(0, index + 1)));
  return field.evaluate(typeAll, { typed, limit: NO_CHANGE_MS });
}

/** Runs in the page. */
async function typeAll(
  input: Element,
  { typed, limit }: { readonly typed: readonly string[]; readonly limit: number },
): Promise<number[]> {
  // As a browser does when a key is pressed; the field's own setter would hide the change from React.
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const tool = input.closest('search')?.parentElement;
  const status = tool?.querySelector('[role="status"]');
  const list = tool?.querySelector('ul');
  const times: number[] = [];
  for (const text of typed) {
    const start = performance.now();
    const isChanged = new Promise<boolean>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve(true);
      });
      // Shapes come later, and are none of it.
      if (status) observer.observe(status, { subtree: true, childList: true, characterData: true });
      if (list) observer.observe(list, { childList: true });
      setTimeout(() => resolve(false), limit);
    });
    setValue?.call(input, text);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    if (!(await isChanged)) continue;
    // Layout belongs to it.
    void document.body.offsetHeight;
    times.push(performance.now() - start);
  }
  return times;
}
