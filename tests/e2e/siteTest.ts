import { expect, test as base } from 'vitest';
import { serveBuild } from './builtSite.ts';
import { launchBrowser } from './launchBrowser.ts';
import { observePage } from './observePage.ts';
import { openPage } from './offlineReader.ts';

const viewport = { width: 1280, height: 900 };

/**
 * Tests of the built site in a browser. Those of a file share server and browser; each has a page in a profile of its
 * own, which is gone when the test ends, however it ends. Files share this module: what one of them overrides outside
 * of a `describe` would hold for the next.
 */
export const test = base
  .extend('site', { scope: 'file' }, async ({}, { onCleanup }) => {
    const site = await serveBuild();
    onCleanup(() => site.close());
    return site;
  })
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('context', async ({ browser }, { onCleanup }) => {
    const context = await browser.newContext({
      viewport,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    onCleanup(() => context.close());
    return context;
  })
  .extend('page', ({ context }) => context.newPage())
  /** A page on which no JavaScript runs. */
  .extend('plainPage', async ({ browser }, { onCleanup }) => {
    const context = await browser.newContext({ viewport, javaScriptEnabled: false });
    onCleanup(() => context.close());
    return context.newPage();
  })
  /** What the page has said that it should not have. */
  .extend('messages', ({ page }) => observePage(page).messages)
  /** Opens a page of the site and waits until it answers. */
  .extend('open', ({ site, page }) => (pathname: string, target = page): Promise<void> => {
    return openPage(target, site.origin + pathname);
  });

/** The same, where the page must not say anything. */
export const quietTest = test.extend(
  'silence',
  { auto: true },
  ({ messages, onTestFinished }): void => {
    // Not while fixtures are cleaned up: after an error there, the runner fails the test's second chance, too.
    onTestFinished(() => expect(messages).toEqual([]));
  },
);
