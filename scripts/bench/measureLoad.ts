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
  /** What tasks take beyond 50 ms each, before the first paint as well. */
  readonly longTaskMs: number;
  readonly firstPaintMs: number;
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
export async function measureLoad(
  browser: Browser,
  url: string,
  conditions: Conditions,
): Promise<LoadCost> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const cost = await measureVisit(context, url, conditions);
  await context.close();
  return cost;
}

/**
 * The same in a context that may know the site already. Counts what the page asks for, whoever answers; what a
 * service worker fetches on its own account is not part of it.
 */
export async function measureVisit(
  context: BrowserContext,
  url: string,
  conditions: Conditions,
): Promise<LoadCost> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDown(session, conditions);
  await page.addInitScript(observeVitals);
  const bytes = { script: 0, document: 0, stylesheet: 0, font: 0 };
  const urls: string[] = [];
  page.on('response', (response) => {
    urls.push(response.url());
    const type = response.request().resourceType();
    const length = Number(response.headers()['content-length'] ?? 0);
    if (type in bytes) bytes[type as keyof typeof bytes] += length;
  });
  await page.goto(url, { waitUntil: 'load' });
  // Asking the page itself whether it is done would count as a reader's act and start its demos.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
  const loaded = { ...bytes, urls: [...urls] };
  const vitals = await readVitals(page);
  const icons = await listIcons(page);
  await page.close();
  return {
    scriptBytes: loaded.script,
    htmlBytes: loaded.document,
    styleBytes: loaded.stylesheet + loaded.font,
    requests: loaded.urls.filter((each) => !icons.includes(each)).length,
    ...vitals,
  };
}

/** The icons of the page's tab: browsers with windows fetch one for themselves, those without do not. */
function listIcons(page: Page): Promise<string[]> {
  return page
    .locator('link[rel~="icon"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
}

/** Slows processor and line down through the developer tools' protocol. */
export async function slowDown(
  session: CDPSession,
  { cpuSlowdown, megabitsPerSecond }: Conditions,
): Promise<void> {
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
  /** Start and duration of each long task. */
  readonly tasks: [number, number][];
  firstPaintMs: number;
  paintMs: number;
  layoutShift: number;
}

/**
 * Runs in the page: the last largest paint counts. Functions with names would call a helper of the
 * compiler, which the page does not have.
 */
function observeVitals(): void {
  const record: VitalsRecord = { tasks: [], firstPaintMs: 0, paintMs: 0, layoutShift: 0 };
  Object.assign(window, { vitalsRecord: record });
  for (const type of ['longtask', 'paint', 'largest-contentful-paint', 'layout-shift']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as VitalEntry[]) {
        if (type === 'longtask') record.tasks.push([entry.startTime, entry.duration]);
        else if (type === 'layout-shift') record.layoutShift += entry.value ?? 0;
        else if (type === 'largest-contentful-paint') record.paintMs = entry.startTime;
        else if (entry.name === 'first-contentful-paint') record.firstPaintMs = entry.startTime;
      }
    }).observe({ type, buffered: true });
  }
}

/** Total blocking time (https://web.dev/articles/tbt): after the first paint, what tasks take beyond 50 ms. */
export function sumBlocking(tasks: VitalsRecord['tasks'], firstPaintMs: number): number {
  const blocking = tasks.map(([start, duration]) => {
    const seen = Math.min(duration, start + duration - firstPaintMs);
    return Math.max(0, seen - 50);
  });
  return blocking.reduce((sum, each) => sum + each, 0);
}

interface VitalEntry extends PerformanceEntry {
  /** How much was shifted. */
  readonly value?: number;
}

async function readVitals(
  page: Page,
): Promise<Omit<LoadCost, 'scriptBytes' | 'htmlBytes' | 'styleBytes' | 'requests'>> {
  const { tasks, ...rest } = await page.evaluate(() => {
    const { vitalsRecord } = window as unknown as { vitalsRecord: VitalsRecord };
    return { ...vitalsRecord, elements: document.querySelectorAll('*').length };
  });
  return {
    blockingMs: sumBlocking(tasks, rest.firstPaintMs),
    longTaskMs: sumBlocking(tasks, 0),
    ...rest,
  };
}
