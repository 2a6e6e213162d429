import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from '../../scripts/findBrowser.ts';

/** Starts the system's Chromium without anything that talks to the network by itself. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
