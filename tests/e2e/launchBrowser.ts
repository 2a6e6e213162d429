import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from '../../scripts/findBrowser.ts';
import { PATIENCE_MS } from './patience.ts';

/** Nothing that talks to the network by itself. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** Gives sandboxed frames a thread of their own, as the browsers of readers do; the shell alone does not. */
export const THREADED_FRAMES = [
  '--site-per-process',
  '--enable-features=IsolateSandboxedIframes',
] as const;

/** Starts the system's Chromium. */
export async function launchBrowser(
  executablePath = findBrowser(),
  more: readonly string[] = [],
): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath,
    timeout: PATIENCE_MS,
    args: [...BROWSER_ARGUMENTS, ...more],
  });
  browser.on('context', (context) => context.setDefaultTimeout(PATIENCE_MS));
  return browser;
}
