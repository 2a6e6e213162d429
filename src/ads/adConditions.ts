import { isSavingData } from '../model/isSavingData.ts';
import type { AdConfig } from './adConfig.ts';
import type { AdSource } from './adMachine.ts';

/** What of a browser decides whether a network is asked. */
export interface AdConditions {
  readonly userAgent: string;
  readonly online: boolean;
  readonly printing: boolean;
  /** The reader asked sites to spare data. */
  readonly saveData: boolean;
}

/** Decides where the advertisement comes from; `off` leaves the reserved space empty. */
export function chooseAdSource(config: AdConfig, conditions: AdConditions): AdSource | 'off' {
  if (!config.active || conditions.printing || isBot(conditions.userAgent)) return 'off';
  if (!conditions.online || conditions.saveData || config.network.kind === 'none') return 'house';
  return config.network.kind;
}

// The look-behind spares the phones of a maker called Cubot.
const BOT =
  /(?<!cu)bot(\b|_)|crawl|spider|slurp|archiver|facebookexternalhit|lighthouse|pagespeed|preview/i;

/** True for programs that read pages for someone else: showing them advertisements is fraud. */
export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent);
}

/** Reads the conditions off a browser. */
export function readAdConditions(browser: Window): AdConditions {
  return {
    userAgent: browser.navigator.userAgent,
    online: browser.navigator.onLine,
    printing: browser.matchMedia('print').matches,
    saveData:
      browser.matchMedia('(prefers-reduced-data: reduce)').matches ||
      isSavingData(browser.navigator),
  };
}
