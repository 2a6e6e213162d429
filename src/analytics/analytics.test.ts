import { describe, expect, it, test } from 'vitest';
import { startAnalytics, type Analytics, type AnalyticsOptions } from './analytics.ts';
import { readAnalyticsConfig } from './analyticsConfig.ts';
import { CLICK_EVENT, EVENTS, USER_PROPERTIES } from './events.ts';
import { element, openBrowser, type TestBrowser } from '../../tests/analytics/testBrowser.ts';
import type { Vital, VitalsLibrary } from './webVitals.ts';

const silentVitals: VitalsLibrary = {
  onCLS() {},
  onFCP() {},
  onINP() {},
  onLCP() {},
  onTTFB() {},
};

function start(browser: TestBrowser, changes: Partial<AnalyticsOptions> = {}) {
  return startAnalytics({
    config: readAnalyticsConfig({ VITE_ANALYTICS_ID: 'G-TEST' }),
    window: browser.window,
    random: () => 0.5,
    now: () => new Date(0),
    isAllowed: () => true,
    whenIdle: (run) => run(),
    loadVitals: () => Promise.resolve(silentVitals),
    ...changes,
  });
}

const button = {
  title: 'Button - Material UI',
  address: '/material-ui/react-button',
  pathname: '/material-ui/react-button',
  productId: 'material-ui',
  categoryId: 'core',
};
const events = (browser: TestBrowser) =>
  browser.commands().filter(([command]) => command === 'event');
const viewedPaths = (browser: TestBrowser) =>
  events(browser)
    .filter(([, name]) => name === 'page_view')
    .map(([, , parameters]) => (parameters as { page_path: string }).page_path);

describe('the tag', () => {
  it('is created with its queue, loads its script once and leaves page views to the site', () => {
    const browser = openBrowser();
    const analytics = start(browser);
    analytics.pageView(button);
    analytics.ad({ action: 'click', label: 'network' });
    expect(browser.scripts.map(({ src }) => src)).toEqual([
      'https://www.googletagmanager.com/gtag/js?id=G-TEST',
    ]);
    expect(browser.commands().slice(0, 2)).toEqual([
      ['js', new Date(0)],
      ['config', 'G-TEST', { send_page_view: false }],
    ]);
    expect(Object.prototype.toString.call(browser.window.dataLayer?.[0])).toBe(
      '[object Arguments]',
    );
  });

  it('waits with its script until the page has time', () => {
    const browser = openBrowser();
    const waiting: (() => void)[] = [];
    start(browser, { whenIdle: (run) => waiting.push(run) }).pageView(button);
    expect(browser.scripts).toEqual([]);
    for (const run of waiting) run();
    expect(browser.scripts).toHaveLength(1);
    expect(viewedPaths(browser)).toEqual(['/material-ui/react-button']);
  });

  it('uses a tag function that is already there', () => {
    const calls: unknown[][] = [];
    const browser = openBrowser({ gtag: (...command) => void calls.push([...command]) });
    start(browser).pageView(button);
    expect(browser.scripts).toEqual([]);
    expect(calls.at(-1)?.[1]).toBe('page_view');
  });

  it('may throw or be taken away without any harm', () => {
    const broken = openBrowser({
      gtag: () => {
        throw new Error('blocked');
      },
    });
    expect(() => start(broken).pageView(button)).not.toThrow();
    const frozen = openBrowser();
    Object.freeze(frozen.window);
    expect(() => start(frozen).pageView(button)).not.toThrow();
    const removed = openBrowser();
    const analytics = start(removed);
    delete removed.window.gtag;
    expect(() => analytics.pageView(button)).not.toThrow();
  });
});

describe('page views', () => {
  it('carry title, path, product and category', () => {
    const browser = openBrowser();
    start(browser).pageView(button);
    expect(events(browser)).toEqual([
      [
        'event',
        'page_view',
        {
          page_title: 'Button - Material UI',
          page_path: '/material-ui/react-button',
          page_location: 'https://docs.example/material-ui/react-button',
          productId: 'material-ui',
          productCategoryId: 'core',
        },
      ],
    ]);
  });

  it('are sent once per change, back and forward included', () => {
    const browser = openBrowser();
    const analytics = start(browser);
    const visited = ['/a', '/b', '/c', '/b', '/a', '/b', '/c', '/d', '/e', '/f'];
    for (const pathname of visited) {
      analytics.pageView({ ...button, address: pathname, pathname });
      // A render without a page change.
      analytics.pageView({ ...button, address: pathname, pathname });
    }
    expect(viewedPaths(browser)).toEqual(visited);
  });

  it('are sent for the same page in another language, under the same path', () => {
    const browser = openBrowser();
    const analytics = start(browser);
    analytics.pageView(button);
    analytics.pageView({ ...button, address: '/de/material-ui/react-button' });
    expect(viewedPaths(browser)).toEqual([button.pathname, button.pathname]);
  });
});

describe('clicks', () => {
  const link = element({
    'data-ga-event-category': 'store',
    'data-ga-event-action': 'click',
    'data-ga-event-label': 'sidenav',
  });

  it('are named by the nearest element around them', () => {
    const browser = openBrowser();
    start(browser);
    browser.click(element({}, element({}, link)));
    expect(events(browser)).toEqual([
      ['event', 'store', { eventAction: 'click', eventLabel: 'sidenav' }],
    ]);
  });

  it('elsewhere are nobody’s business', () => {
    const browser = openBrowser();
    start(browser);
    browser.click(element({}));
    browser.click(null);
    browser.click({});
    expect(events(browser)).toEqual([]);
  });

  test.each([
    ['0.1', 0.09, 1],
    ['0.1', 0.1, 0],
    ['0', 0, 0],
    ['1', 0.999, 1],
    ['many', 0.999, 1],
    ['-2', 0.999, 1],
  ])('with split %s and chance %d are sent %d times', (split, chance, count) => {
    const browser = openBrowser();
    start(browser, { random: () => chance });
    browser.click(element({ 'data-ga-event-category': 'demo', 'data-ga-event-split': split }));
    expect(events(browser)).toHaveLength(count);
  });
});

describe('user properties', () => {
  const properties = (browser: TestBrowser) =>
    browser
      .commands()
      .filter(([command]) => command === 'set')
      .map(([, , values]) => values);

  it('tell the system at the start and afterwards only what has changed', () => {
    const browser = openBrowser();
    const analytics = start(browser);
    analytics.setUserProperties({ codeVariant: 'TS', userLanguage: 'en', colorScheme: 'dark' });
    analytics.setUserProperties({ codeVariant: 'JS', userLanguage: 'en', colorScheme: 'dark' });
    analytics.setUserProperties({ codeVariant: 'JS' });
    expect(properties(browser)).toEqual([
      { colorSchemeOS: 'light', devicePixelRatio: 2 },
      { codeVariant: 'TS', userLanguage: 'en', colorScheme: 'dark' },
      { codeVariant: 'JS' },
    ]);
  });

  it('follow the system’s color scheme and every zoom', () => {
    const browser = openBrowser();
    start(browser);
    browser.queries.get('(prefers-color-scheme: dark)')?.change(true);
    browser.window.devicePixelRatio = 3;
    browser.queries.get('(resolution: 2.04dppx)')?.change(false);
    browser.window.devicePixelRatio = 1.25;
    browser.queries.get('(resolution: 3dppx)')?.change(false);
    expect(properties(browser).slice(1)).toEqual([
      { colorSchemeOS: 'dark' },
      { devicePixelRatio: 3 },
      { devicePixelRatio: 1.3 },
    ]);
  });
});

describe('web vitals', () => {
  const vital: Vital = { name: 'LCP', value: 812, delta: 812, id: 'v1', rating: 'good' };
  const library: VitalsLibrary = { ...silentVitals, onLCP: (report) => report(vital) };

  it('are reported as one event each', async () => {
    const browser = openBrowser();
    start(browser, { loadVitals: () => Promise.resolve(library) });
    await Promise.resolve();
    expect(events(browser)).toEqual([
      [
        'event',
        'web_vitals',
        {
          metric_name: 'LCP',
          metric_value: 812,
          metric_delta: 812,
          metric_id: 'v1',
          metric_rating: 'good',
        },
      ],
    ]);
  });

  test.each([
    [{}, 0.00009, false],
    [{}, 0.0001, true],
    [{ VITE_ANALYTICS_VITALS_SKIP_RATE: '0.75' }, 0.7, false],
    [{ VITE_ANALYTICS_VITALS_SKIP_RATE: '0.75' }, 0.75, true],
    [{ VITE_ANALYTICS_VITALS_SKIP_RATE: '0' }, 0, true],
    [{ VITE_ANALYTICS_VITALS_SKIP_RATE: 'often' }, 0.5, true],
  ])('with %j and chance %d are measured: %s', (env, chance, measured) => {
    let loads = 0;
    start(openBrowser(), {
      config: readAnalyticsConfig({ VITE_ANALYTICS_ID: 'G-TEST', ...env }),
      random: () => chance,
      loadVitals: () => {
        loads += 1;
        return Promise.resolve(silentVitals);
      },
    });
    expect(loads).toBe(measured ? 1 : 0);
  });

  it('do without their library when it cannot be loaded', async () => {
    const browser = openBrowser();
    start(browser, { loadVitals: () => Promise.reject(new Error('offline')) });
    await Promise.resolve();
    expect(events(browser)).toEqual([]);
  });
});

describe('silence', () => {
  function use(analytics: Analytics, browser: TestBrowser) {
    analytics.pageView(button);
    analytics.ad({ action: 'click', label: 'network' });
    analytics.setUserProperties({ codeVariant: 'JS' });
    browser.click(element({ 'data-ga-event-category': 'demo' }));
  }

  test.each([
    ['without a measurement id', {}],
    ['in development', { DEV: true, VITE_ANALYTICS_ID: 'G-TEST' }],
  ])('reigns %s', (_name, env) => {
    const browser = openBrowser();
    use(start(browser, { config: readAnalyticsConfig(env) }), browser);
    expect(browser.window.dataLayer).toBeUndefined();
    expect(browser.scripts).toEqual([]);
    expect(browser.clickListeners.size).toBe(0);
  });

  it('does not reign in development that asks for it', () => {
    const browser = openBrowser();
    const env = { DEV: true, VITE_ANALYTICS_IN_DEV: 'true', VITE_ANALYTICS_ID: 'G-TEST' };
    use(start(browser, { config: readAnalyticsConfig(env) }), browser);
    expect(events(browser)).not.toEqual([]);
  });

  it('reigns while the reader does not allow more, and everything is told once allowed', () => {
    const browser = openBrowser();
    let allowed = false;
    const loadVitals = () => {
      throw new Error('Nothing may be measured.');
    };
    const analytics = start(browser, { isAllowed: () => allowed, loadVitals });
    use(analytics, browser);
    expect(browser.window.dataLayer).toBeUndefined();
    expect(browser.scripts).toEqual([]);
    allowed = true;
    analytics.pageView({ ...button, address: '/next', pathname: '/next' });
    expect(browser.commands().slice(2)).toEqual([
      [
        'set',
        'user_properties',
        { colorSchemeOS: 'light', devicePixelRatio: 2, codeVariant: 'JS' },
      ],
      ['event', 'page_view', expect.objectContaining({ page_path: '/next' })],
    ]);
  });

  it('begins at once when the reader switches analytics off, also for what the tag counts by itself', () => {
    const browser = openBrowser();
    let allowed = true;
    const analytics = start(browser, { isAllowed: () => allowed });
    analytics.pageView(button);
    const count = browser.commands().length;
    expect(browser.window).toHaveProperty('ga-disable-G-TEST', false);
    allowed = false;
    use(analytics, browser);
    expect(browser.commands()).toHaveLength(count);
    expect(browser.window).toHaveProperty('ga-disable-G-TEST', true);
  });

  it('is what stop() leaves', () => {
    const browser = openBrowser();
    const analytics = start(browser);
    analytics.stop();
    const count = browser.commands().length;
    use(analytics, browser);
    browser.queries.get('(prefers-color-scheme: dark)')?.change(true);
    expect(browser.commands()).toHaveLength(count);
    expect(browser.clickListeners.size).toBe(0);
  });
});

describe('the event table', () => {
  it('knows everything that is sent', async () => {
    const browser = openBrowser();
    const vital: Vital = { name: 'CLS', value: 0, delta: 0, id: 'v', rating: 'good' };
    const library: VitalsLibrary = { ...silentVitals, onCLS: (report) => report(vital) };
    const analytics = start(browser, { loadVitals: () => Promise.resolve(library) });
    await Promise.resolve();
    analytics.setUserProperties({ codeVariant: 'TS', userLanguage: 'en', colorScheme: 'dark' });
    analytics.pageView(button);
    analytics.ad({ action: 'display', label: 'appeal' });
    browser.click(element({ 'data-ga-event-category': 'demo' }));

    const sentProperties = new Set<string>();
    const sentEvents = new Map<string, string[]>();
    for (const [command, name, values] of browser.commands()) {
      if (command === 'event') sentEvents.set(String(name), Object.keys(values as object));
      if (command === 'set')
        for (const key of Object.keys(values as object)) sentProperties.add(key);
    }
    expect([...sentProperties].sort()).toEqual(Object.keys(USER_PROPERTIES).sort());
    expect(Object.fromEntries(sentEvents)).toEqual({
      ...Object.fromEntries(
        Object.values(EVENTS).map((event) => [event.name, Object.keys(event.parameters)]),
      ),
      demo: Object.keys(CLICK_EVENT.parameters),
    });
  });
});
