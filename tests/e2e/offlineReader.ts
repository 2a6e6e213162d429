import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * For what a worker does behind a page: nobody says when it is done. Questions in quick succession would keep
 * the old worker busy, and a busy worker is not replaced.
 */
export const UNHURRIED = { interval: 500 };

/** Opens a page and waits until its scripts run. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await waitForScripts(page);
}

/** Waits until the page reacts to clicks. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
}

/** Waits until a worker controls the page and keeps a copy of it. */
export async function waitUntilKept(page: Page, pathname: string): Promise<void> {
  await expect.poll(() => page.evaluate(isCopyKept, pathname), UNHURRIED).toBe(true);
}

/** Whether a worker controls the page and keeps a copy of one; runs in the page. */
export async function isCopyKept(pathname: string): Promise<boolean> {
  if (!navigator.serviceWorker.controller) return false;
  const names = (await caches.keys()).filter((name) => name.endsWith(':pages'));
  const copies = names.map((cacheName) => caches.match(pathname, { cacheName, ignoreVary: true }));
  return (await Promise.all(copies)).some((copy) => copy !== undefined);
}

/** Opens a page for the first time, worker and all. */
export async function visit(page: Page, origin: string, pathname: string): Promise<void> {
  await openPage(page, origin + pathname);
  await waitUntilKept(page, pathname);
}

/** The build of the page that is shown. */
export function readBuild(page: Page): Promise<string | null> {
  return page.locator('meta[name="build"]').getAttribute('content');
}

/** Waits until the page shown is of a build. */
export async function waitForBuild(page: Page, build: string): Promise<void> {
  await page.waitForFunction(
    (id) => document.querySelector('meta[name="build"]')?.getAttribute('content') === id,
    build,
  );
  await waitForScripts(page);
}

/** Looks for a new worker, as browsers do by themselves when a reader comes back. */
export async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => undefined);
  });
}

/** The builds that caches are kept of, and the number of caches. */
export function listCachedBuilds(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    return [...new Set(names.map((name) => name.split(':')[1] ?? name))].sort();
  });
}

/** Counts how often the page's document is replaced from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

/** Makes a page believe what browsers tell one in the background. */
export async function setFocus(page: Page, hasFocus: boolean): Promise<void> {
  await page.evaluate((value) => {
    document.hasFocus = () => value;
    window.dispatchEvent(new Event(value ? 'focus' : 'blur'));
  }, hasFocus);
}
