import {
  AD_BLOCKED_AFTER_TRIES,
  AD_FETCH_MAX_RETRIES,
  AD_POLL_MAX_TRIES,
  IN_HOUSE_AD_COUNT,
} from '../model/constants.ts';
import type { NetworkAd } from './adRecord.ts';

/** Where a page view's advertisement comes from. */
export type AdSource = 'house' | 'script' | 'json';

/** What is to be seen of the network's placeholder. Slow networks insert it empty and fill it later. */
export type Placeholder = 'absent' | 'empty' | 'filled' | 'backers';

/** Chance decides once per page view, before anything is shown. */
export interface AdDraw {
  readonly house: number;
  /** Whether a blocked slot shows the appeal. */
  readonly appeal: boolean;
}

/** Why an in-house advertisement is shown. */
export type HouseReason = 'direct' | 'blocked' | 'backers' | 'unfilled';

/** The one thing in the slot. */
export type Shown =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'frame' }
  | { readonly kind: 'network'; readonly ad: NetworkAd }
  | { readonly kind: 'house'; readonly index: number; readonly reason: HouseReason }
  | { readonly kind: 'appeal' };

export type AdState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'polling';
      readonly tries: number;
      /** How many of the tries found no placeholder at all. */
      readonly misses: number;
      readonly draw: AdDraw;
    }
  | { readonly kind: 'fetching'; readonly retries: number; readonly draw: AdDraw }
  | { readonly kind: 'settled'; readonly shown: Shown };

export type AdEvent =
  | { readonly kind: 'started'; readonly source: AdSource; readonly draw: AdDraw }
  | { readonly kind: 'polled'; readonly placeholder: Placeholder }
  | { readonly kind: 'answered'; readonly ad: NetworkAd | null }
  | { readonly kind: 'failed' }
  | { readonly kind: 'crashed' };

export const IDLE: AdState = { kind: 'idle' };

/** Draws an in-house advertisement and whether a blocked slot appeals. */
export function drawAd(random: () => number, appealShare: number): AdDraw {
  return {
    house: Math.floor(random() * IN_HOUSE_AD_COUNT),
    appeal: random() < appealShare,
  };
}

/** The ad slot of one page view. Events that mean nothing in a state leave it as it is. */
export function nextAdState(state: AdState, event: AdEvent): AdState {
  switch (event.kind) {
    case 'started':
      return state.kind === 'idle' ? start(event.source, event.draw) : state;
    case 'polled':
      return state.kind === 'polling' ? poll(state, event.placeholder) : state;
    case 'answered':
      return state.kind === 'fetching' ? answer(state, event.ad) : state;
    case 'failed':
      return state.kind === 'fetching' ? settle({ kind: 'nothing' }) : state;
    case 'crashed':
      return settle({ kind: 'nothing' });
  }
}

/** What a state puts into the slot. */
export function shownOf(state: AdState): Shown {
  if (state.kind === 'settled') return state.shown;
  if (state.kind === 'polling' && isBlocked(state)) return blockedFallback(state.draw);
  return { kind: 'nothing' };
}

/** Whether the network's frame still has something to deliver or to show. */
export function needsFrame(state: AdState): boolean {
  return state.kind === 'polling' || (state.kind === 'settled' && state.shown.kind === 'frame');
}

function start(source: AdSource, draw: AdDraw): AdState {
  switch (source) {
    case 'house':
      return settleHouse(draw, 'direct');
    case 'script':
      return { kind: 'polling', tries: 0, misses: 0, draw };
    case 'json':
      return { kind: 'fetching', retries: 0, draw };
  }
}

type Polling = AdState & { kind: 'polling' };

function poll(state: Polling, placeholder: Placeholder): AdState {
  if (placeholder === 'filled') return settle({ kind: 'frame' });
  if (placeholder === 'backers') return settleHouse(state.draw, 'backers');
  const misses = state.misses + (placeholder === 'absent' ? 1 : 0);
  const next = { ...state, tries: state.tries + 1, misses };
  if (next.tries < AD_POLL_MAX_TRIES) return next;
  return isBlocked(next)
    ? settle(blockedFallback(state.draw))
    : settleHouse(state.draw, 'unfilled');
}

/** A placeholder that waits to be filled shows that nobody blocks the network. */
function isBlocked({ misses }: Polling): boolean {
  return misses >= AD_BLOCKED_AFTER_TRIES;
}

function answer(state: AdState & { kind: 'fetching' }, ad: NetworkAd | null): AdState {
  if (ad) return settle({ kind: 'network', ad });
  return state.retries < AD_FETCH_MAX_RETRIES
    ? { ...state, retries: state.retries + 1 }
    : settleHouse(state.draw, 'unfilled');
}

function blockedFallback(draw: AdDraw): Shown {
  return draw.appeal ? { kind: 'appeal' } : { kind: 'house', index: draw.house, reason: 'blocked' };
}

function settleHouse(draw: AdDraw, reason: HouseReason): AdState {
  return settle({ kind: 'house', index: draw.house, reason });
}

function settle(shown: Shown): AdState {
  return { kind: 'settled', shown };
}
