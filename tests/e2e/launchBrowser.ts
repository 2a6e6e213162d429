import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from '../../scripts/findBrowser.ts';
import { PATIENCE_MS } from './patience.ts';

/** Starts the system's Chromium without anything that talks to the network by itself. */
export async function launchBrowser(executablePath = findBrowser()): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath,
    timeout: PATIENCE_MS,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  browser.on('context', (context) => context.setDefaultTimeout(PATIENCE_MS));
  return browser;
}
