import { toAddress } from '../../model/address.ts';
import type { PrecacheEntry } from './precache.ts';

declare const __WORKER_BUILD__: string;
declare const __PRECACHE__: readonly PrecacheEntry[];

/** The build this worker belongs to. */
export const BUILD = __WORKER_BUILD__;

/** What every page needs, and the offline page. */
export const PRECACHE = __PRECACHE__.map((entry) => ({ ...entry, url: toAddress(entry.url) }));
