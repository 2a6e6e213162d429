import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import type { Strategy } from 'workbox-strategies';
import { toAddress } from '../../model/address.ts';
import { OFFLINE_URL } from './precache.ts';
import type { RequestKind } from './classifyRequest.ts';
import { findCached, formatKey } from './cacheLookup.ts';
import { shell } from './shell.ts';
import { pages } from './strategies.ts';

/** The answer of a strategy, or a copy where the server fails: being down is no reason to withhold it. */
export async function answer(
  strategy: Strategy,
  kind: RequestKind,
  options: RouteHandlerCallbackOptions,
): Promise<Response> {
  const response = await strategy.handle(options);
  // Firefox hands over a preload that failed as if it were an answer, and the strategy takes it for one.
  const hasFailed = response.type === 'error';
  if (!hasFailed && response.status < 500) return response;
  const copy = await findCached(formatKey(options.request), kind);
  if (copy) return copy;
  if (hasFailed) throw new TypeError('The network has failed.');
  return response;
}

/** A page from the network or a copy of it, else the page that says what there is. */
export async function answerPage(options: RouteHandlerCallbackOptions): Promise<Response> {
  try {
    return await answer(pages, 'page', options);
  } catch {
    const { origin, pathname, search } = new URL(options.request.url);
    // The host would send readers on to the address with a slash.
    if (!pathname.endsWith('/') && (await findCached(`${origin}${pathname}/`, 'page'))) {
      return Response.redirect(`${pathname}/${search}`);
    }
    return (await shell.matchPrecache(toAddress(OFFLINE_URL))) ?? Response.error();
  }
}
