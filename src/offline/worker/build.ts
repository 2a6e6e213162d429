import { toAddress } from '../../model/address.ts';
import type { PrecacheEntry } from './precache.ts';

declare const __WORKER_BUILD__: string;
declare const __PRECACHE__: readonly PrecacheEntry[];
declare const __FILE_MARKS__: string;

/** The build this worker belongs to. */
export const BUILD = __WORKER_BUILD__;

/** What every page needs, and the offline page. */
export const PRECACHE = __PRECACHE__.map((entry) => ({ ...entry, url: toAddress(entry.url) }));

/** The marks of all hashed files of this build. */
export const FILE_MARKS = __FILE_MARKS__;
