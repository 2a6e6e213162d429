import type { AnalyticsConfig } from './analyticsConfig.ts';

type TagFunction = (...command: readonly unknown[]) => void;

/** The globals of the tag, and what is needed to load its script. */
export interface TagWindow {
  gtag?: TagFunction;
  dataLayer?: unknown[];
  readonly document: Pick<Document, 'createElement' | 'head'>;
}

/** What the tag needs to know besides its window. */
export interface TagOptions {
  readonly config: AnalyticsConfig & { readonly measurementId: string };
  readonly now: () => Date;
  readonly isAllowed: () => boolean;
  readonly whenIdle: (run: () => void) => void;
}

/**
 * Calls the global tag function; safe when it is missing, blocked or broken.
 * The first call creates its queue and loads its script, so that visits without a call load nothing.
 */
export function createTag(browser: TagWindow, options: TagOptions): TagFunction {
  let ready = false;
  return (...command) => {
    // Extensions replace the tag function, or freeze the window against it. Counting is never worth an error.
    try {
      if (!ready) {
        ready = true;
        installTag(browser, options);
      }
      browser.gtag?.(...command);
    } catch {
      return;
    }
  };
}

function installTag(browser: TagWindow, { config, now, isAllowed, whenIdle }: TagOptions): void {
  const { measurementId, scriptUrl } = config;
  // The script looks at this before it sends anything, also what it counts by itself.
  Object.defineProperty(browser, `ga-disable-${measurementId}`, {
    configurable: true,
    get: () => !isAllowed(),
  });
  if (!browser.gtag) {
    const queue: unknown[] = (browser.dataLayer ??= []);
    browser.gtag = function gtag() {
      // The script takes commands only in the form of an arguments object.
      queue.push(arguments);
    };
    whenIdle(() => {
      const script = browser.document.createElement('script');
      script.async = true;
      script.src = `${scriptUrl}?id=${encodeURIComponent(measurementId)}`;
      browser.document.head.append(script);
    });
  }
  browser.gtag('js', now());
  browser.gtag('config', measurementId, { send_page_view: false });
}
