import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from '../../scripts/findBrowser.ts';
import { PATIENCE_MS } from './patience.ts';

/**
 * What a whole browser does besides showing a page. It would prepare the suggestions of its address bar with each new
 * window, in two hidden pages with processes of their own. The others are those that Playwright turns off, since one
 * list takes the place of the other.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

const turnOff = (...features: readonly string[]): string => `--disable-features=${features.join()}`;

/**
 * For tests: nothing that talks to the network by itself, no process that waits for the next site of a window, and no
 * compiling of code that runs often. A tested page is gone before that pays, and it is a tenth of all the work.
 */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  turnOff(...FEATURES_OFF, 'SpareRendererForSitePerProcess'),
  '--js-flags=--no-maglev --no-opt',
] as const;

/**
 * For measuring, as readers have it: fast code is compiled, and a process waits for the next site. Where it has to be
 * started, pages paint later. The last of two equal arguments counts.
 */
export const FULL_SPEED = [turnOff(...FEATURES_OFF), '--js-flags='] as const;

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
