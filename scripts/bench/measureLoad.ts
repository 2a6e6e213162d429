import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** What loading a page cost, before any scrolling. */
export interface LoadCost {
  readonly scriptBytes: number;
  readonly htmlBytes: number;
  /** Stylesheets and fonts. */
  readonly styleBytes: number;
  readonly requests: number;
  readonly elements: number;
  readonly blockingMs: number;
  readonly paintMs: number;
  readonly layoutShift: number;
}

/** How slow the measured machine and line are. */
export interface Conditions {
  readonly cpuSlowdown: number;
  readonly megabitsPerSecond: number | null;
}

const VIEWPORT = { width: 1280, height: 900 };
/** Long enough for idle work after loading, which counts as part of it. */
const SETTLE_MS = 2500;

/** Loads a page as on a first visit and adds up what it asked for and what it did. */
export async function measureLoad(browser: Browser, url: string, conditions: Conditions): Promise<LoadCost> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const cost = await measureVisit(context, url, conditions);
  await context.close();
  return cost;
}

/**
 * The same in a context that may know the site already. Counts what the page asks for, whoever answers; what a
 * service worker fetches on its own account is not part of it.
 */
export async function measureVisit(context: BrowserContext, url: string, conditions: Conditions): Promise<LoadCost> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDown(session, conditions);
  await page.addInitScript(observeVitals);
  const bytes = { script: 0, document: 0, stylesheet: 0, font: 0 };
  let requests = 0;
  page.on('response', (response) => {
    requests += 1;
    const type = response.request().resourceType();
    const length = Number(response.headers()['content-length'] ?? 0);
    if (type in bytes) bytes[type as keyof typeof bytes] += length;
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const vitals = await readVitals(page);
  await page.close();
  return {
    scriptBytes: bytes.script,
    htmlBytes: bytes.document,
    styleBytes: bytes.stylesheet + bytes.font,
    requests,
    ...vitals,
  };
}

/** Slows processor and line down through the developer tools' protocol. */
export async function slowDown(session: CDPSession, { cpuSlowdown, megabitsPerSecond }: Conditions): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  if (megabitsPerSecond === null) return;
  const bytesPerSecond = (megabitsPerSecond * 1_000_000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

interface VitalsRecord {
  blockingMs: number;
  paintMs: number;
  layoutShift: number;
}

/**
 * Runs in the page: a task is blocking beyond 50 ms, and the last largest paint counts. Functions
 * with names would call a helper of the compiler, which the page does not have.
 */
function observeVitals(): void {
  const record: VitalsRecord = { blockingMs: 0, paintMs: 0, layoutShift: 0 };
  Object.assign(window, { vitalsRecord: record });
  for (const type of ['longtask', 'largest-contentful-paint', 'layout-shift']) {
    new PerformanceObserver((list) => {
      for (const { duration, startTime, value = 0 } of list.getEntries() as VitalEntry[]) {
        if (type === 'longtask') record.blockingMs += Math.max(0, duration - 50);
        else if (type === 'layout-shift') record.layoutShift += value;
        else record.paintMs = startTime;
      }
    }).observe({ type, buffered: true });
  }
}

interface VitalEntry extends PerformanceEntry {
  /** How much was shifted. */
  readonly value?: number;
}

function readVitals(page: Page): Promise<VitalsRecord & { elements: number }> {
  return page.evaluate(() => {
    const { vitalsRecord } = window as unknown as { vitalsRecord: VitalsRecord };
    return { ...vitalsRecord, elements: document.querySelectorAll('*').length };
  });
}
