import type { Browser, BrowserContextOptions } from 'playwright-core';
import type { Mood } from './answers.ts';
import { startHarness, type Harness } from './harness/startHarness.ts';
import { launchBrowser } from '../e2e/launchBrowser.ts';
import { startThirdParty, type ThirdParty } from './server.ts';
import { watchPage, type WatchedPage } from './watchPage.ts';

export type Environment = Readonly<Record<string, string>>;

/** How a page is opened. */
export interface PageOptions extends BrowserContextOptions {
  readonly path?: string;
  /** What chance gives, every time. */
  readonly random?: number;
  /** Runs before the page is opened. */
  readonly prepare?: (watched: WatchedPage) => Promise<unknown>;
}

/** The test network, the small site and a browser. */
export interface Stage {
  readonly browser: Browser;
  readonly harness: Harness;
  readonly network: ThirdParty;
  /** Settings for a network in a mood; what they are for tells their requests from those of other pages. */
  readonly script: (mood: Mood, use?: string) => Environment;
  readonly json: (mood: Mood, use?: string) => Environment;
  /** How often the script or the endpoint was asked for, as the network itself has seen it. */
  readonly countRequests: (use: string) => number;
  /** Settings that count at the local service. */
  readonly analytics: () => Environment;
  /** Opens a page in a context of its own for as long as something runs on it. */
  onPage(
    env: Environment,
    run: (watched: WatchedPage) => Promise<void>,
    options?: PageOptions,
  ): Promise<void>;
  close(): Promise<void>;
}

/** Sets everything up for tests in a real browser. */
export async function openStage(): Promise<Stage> {
  const network = await startThirdParty();
  const [harness, browser] = await Promise.all([
    startHarness([network.url, BLOCKED_ORIGIN]),
    launchBrowser(),
  ]);
  const enter = createGate(PAGES_AT_ONCE);
  return {
    browser,
    harness,
    network,
    script: (mood, use = '') => ({
      VITE_AD_SCRIPT_URL: `${network.url}/${mood}/script.js?use=${use}`,
    }),
    json: (mood, use = '') => ({ VITE_AD_JSON_URL: `${network.url}/${mood}/ads.json?use=${use}` }),
    countRequests: (use) => network.requests.filter((path) => path.endsWith(`?use=${use}`)).length,
    analytics: () => ({
      VITE_ANALYTICS_ID: 'G-TEST',
      VITE_ANALYTICS_SCRIPT_URL: `${network.url}/tag.js`,
    }),
    async onPage(env, run, { path = '/1', random = 0.5, prepare, ...options } = {}) {
      const leave = await enter();
      const context = await browser.newContext(options);
      try {
        const watched = await watchPage(context, random);
        await prepare?.(watched);
        await watched.page.goto(harness.pageUrl(path, env));
        await run(watched);
      } finally {
        await context.close();
        leave();
      }
    },
    async close() {
      await Promise.all([browser.close(), harness.close(), network.close()]);
    },
  };
}

/** More would make a small machine so slow that answers in time come too late. */
const PAGES_AT_ONCE = 3;

/** Lets a limited number pass at a time; each calls what it was given to make room for the next. */
function createGate(places: number): () => Promise<() => void> {
  const waiting: (() => void)[] = [];
  let free = places;
  const leave = () => {
    free += 1;
    waiting.shift()?.();
  };
  return async () => {
    while (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    free -= 1;
    return leave;
  };
}

/** An origin whose port browsers refuse to talk to, so that every load fails at once, as with a blocker. */
export const BLOCKED_ORIGIN = 'http://127.0.0.1:9';

/** How the browser itself logs a failed load; no page can keep it from that. */
export const FAILED_LOAD = /^Failed to load resource/;
