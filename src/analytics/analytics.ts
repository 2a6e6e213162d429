import { toAddress } from '../model/address.ts';
import type { AnalyticsConfig } from './analyticsConfig.ts';
import { readClickEvent } from './clickEvent.ts';
import type { UserProperties } from './events.ts';
import { createSender } from './sender.ts';
import { watchSystemProperties, type ScreenWindow } from './systemProperties.ts';
import type { TagWindow } from './tag.ts';
import { reportVitals, type VitalsLibrary } from './webVitals.ts';

/** A page as analytics sees it. */
export interface ViewedPage {
  /** `document.title` once the page is there. */
  readonly title: string;
  /** The whole path: where it differs from the one before, the page has changed. */
  readonly address: string;
  /** Without language, query and hash. */
  readonly pathname: string;
  readonly productId: string | null;
  readonly categoryId: string | null;
}

/** What analytics needs of a browser. */
export interface AnalyticsWindow extends TagWindow, ScreenWindow {
  readonly location: Pick<Location, 'origin'>;
  readonly document: TagWindow['document'] &
    Pick<Document, 'addEventListener' | 'removeEventListener'>;
}

export interface AnalyticsOptions {
  readonly config: AnalyticsConfig;
  readonly window: AnalyticsWindow;
  readonly random: () => number;
  readonly now: () => Date;
  /** Asked before everything that is sent, so that a choice counts at once. */
  readonly isAllowed: () => boolean;
  /** Runs something when the page has time for it. */
  readonly whenIdle: (run: () => void) => void;
  readonly loadVitals: () => Promise<VitalsLibrary>;
}

/** Counts what happens on the site. */
export interface Analytics {
  /** Call it after each page change; a second call for the same address is the same view. */
  pageView(page: ViewedPage): void;
  ad(report: { readonly action: string; readonly label: string }): void;
  /** Reports the reader's settings; only changes are sent. */
  setUserProperties(properties: Partial<UserProperties>): void;
  stop(): void;
}

/** Does nothing, for development and sites without a measurement id. */
const SILENT: Analytics = { pageView() {}, ad() {}, setUserProperties() {}, stop() {} };

/** Starts counting: clicks, web vitals and system properties automatically, the rest when called. */
export function startAnalytics(options: AnalyticsOptions): Analytics {
  const { config, window: browser, random, isAllowed } = options;
  const { measurementId } = config;
  if (measurementId === null) return SILENT;
  const sender = createSender(browser, { ...options, config: { ...config, measurementId } });
  let viewedAddress: string | undefined;

  function hearClick({ target }: Event): void {
    const click = isElement(target) ? readClickEvent(target) : null;
    if (click && random() < click.share) sender.send(click.event);
  }

  browser.document.addEventListener('click', hearClick);
  const unwatch = watchSystemProperties(browser, sender.setUserProperties);
  if (isAllowed() && random() >= config.vitalsSkipRate) {
    options.whenIdle(() => {
      // Without the library, blocked or offline, there is nothing to report.
      options.loadVitals().then(
        (library) => reportVitals(library, sender.send),
        () => {},
      );
    });
  }

  return {
    pageView(page) {
      if (page.address === viewedAddress) return;
      viewedAddress = page.address;
      sender.send({
        name: 'page_view',
        parameters: {
          page_title: page.title,
          page_path: toAddress(page.pathname),
          page_location: browser.location.origin + toAddress(page.pathname),
          productId: page.productId,
          productCategoryId: page.categoryId,
        },
      });
    },
    ad: ({ action, label }) =>
      sender.send({ name: 'ad', parameters: { eventAction: action, eventLabel: label } }),
    setUserProperties: sender.setUserProperties,
    stop() {
      sender.stop();
      browser.document.removeEventListener('click', hearClick);
      unwatch();
    },
  };
}

function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'closest' in target;
}
