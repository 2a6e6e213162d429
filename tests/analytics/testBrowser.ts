import type { AnalyticsWindow } from '../../src/analytics/analytics.ts';

/** A window with just what analytics touches, and a record of what reached the tag. */
export function openBrowser(changes: Partial<AnalyticsWindow> = {}) {
  const scripts: { src: string }[] = [];
  const queries = new Map<string, FakeQuery>();
  const clickListeners = new Set<(event: Event) => void>();
  const browser = {
    devicePixelRatio: 2.04,
    location: { origin: 'https://docs.example' },
    matchMedia: (query: string) => {
      const known = queries.get(query) ?? new FakeQuery();
      queries.set(query, known);
      return known;
    },
    document: {
      createElement: () => ({ src: '' }),
      head: { append: (script: { src: string }) => scripts.push(script) },
      addEventListener: (_type: string, run: (event: Event) => void) => clickListeners.add(run),
      removeEventListener: (_type: string, run: (event: Event) => void) =>
        clickListeners.delete(run),
    },
    ...changes,
    // The fake browser implements only what is called.
  } as unknown as AnalyticsWindow & { devicePixelRatio: number };
  return {
    window: browser,
    scripts,
    queries,
    click: (target: unknown) => {
      for (const listener of clickListeners) listener({ target } as unknown as Event);
    },
    clickListeners,
    commands: () => (browser.dataLayer ?? []).map((command) => Array.from(command as unknown[])),
  };
}

export type TestBrowser = ReturnType<typeof openBrowser>;

/** An element inside another, as `closest` sees them. */
export function element(attributes: Record<string, string>, parent: unknown = null) {
  const self = {
    getAttribute: (name: string) => attributes[name] ?? null,
    closest: (selector: string): unknown =>
      selector.slice(1, -1) in attributes
        ? self
        : ((parent as { closest(selector: string): unknown } | null)?.closest(selector) ?? null),
  };
  return self;
}

class FakeQuery {
  matches = false;
  readonly listeners = new Set<() => void>();
  addEventListener(_type: string, run: () => void): void {
    this.listeners.add(run);
  }
  removeEventListener(_type: string, run: () => void): void {
    this.listeners.delete(run);
  }
  change(matches: boolean): void {
    this.matches = matches;
    for (const listener of [...this.listeners]) listener();
  }
}
