import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  AD_BLOCKED_AFTER_TRIES,
  AD_BLOCK_APPEAL_SHARE,
  AD_FETCH_MAX_RETRIES,
  AD_POLL_MAX_TRIES,
  IN_HOUSE_AD_COUNT,
} from '../model/constants.ts';
import {
  drawAd,
  IDLE,
  needsFrame,
  nextAdState,
  shownOf,
  type AdDraw,
  type AdEvent,
  type AdState,
  type Shown,
} from './adMachine.ts';
import type { NetworkAd } from './adRecord.ts';

const quiet: AdDraw = { house: 3, appeal: false };
const appealing: AdDraw = { house: 3, appeal: true };
const ad: NetworkAd = {
  record: {
    link: 'https://ads.example/click',
    image: null,
    name: 'Acme',
    description: 'Anvils',
    poweredBy: 'Carbon',
    label: 'network',
  },
  pixels: [],
};
const polling = (tries: number, draw = quiet, misses = tries): AdState => ({
  kind: 'polling',
  tries,
  misses,
  draw,
});
const fetching = (retries: number): AdState => ({ kind: 'fetching', retries, draw: quiet });
const settled = (shown: Shown): AdState => ({ kind: 'settled', shown });
const house = (reason: 'direct' | 'blocked' | 'backers' | 'unfilled'): Shown => ({
  kind: 'house',
  index: 3,
  reason,
});
const nothing: Shown = { kind: 'nothing' };

const absent: AdEvent = { kind: 'polled', placeholder: 'absent' };
const empty: AdEvent = { kind: 'polled', placeholder: 'empty' };
const filled: AdEvent = { kind: 'polled', placeholder: 'filled' };
const backers: AdEvent = { kind: 'polled', placeholder: 'backers' };
const answered: AdEvent = { kind: 'answered', ad };
const unusable: AdEvent = { kind: 'answered', ad: null };
const failed: AdEvent = { kind: 'failed' };
const crashed: AdEvent = { kind: 'crashed' };
const started = (source: 'house' | 'script' | 'json'): AdEvent => ({
  kind: 'started',
  source,
  draw: quiet,
});

describe('the ad slot', () => {
  test.each<[name: string, before: AdState, event: AdEvent, after: AdState]>([
    [
      'shows an in-house ad at once without a network',
      IDLE,
      started('house'),
      settled(house('direct')),
    ],
    ['waits for the script', IDLE, started('script'), polling(0)],
    ['waits for the endpoint', IDLE, started('json'), fetching(0)],
    ['starts once', polling(2), started('house'), polling(2)],
    ['counts a try', polling(0), absent, polling(1)],
    ['keeps polling when blocked', polling(5), absent, polling(6)],
    ['gives up after the last try', polling(29), absent, settled(house('blocked'))],
    ['appeals on after the last try', polling(29, appealing), absent, settled({ kind: 'appeal' })],
    ['counts a try that finds an empty placeholder', polling(5), empty, polling(6, quiet, 5)],
    [
      'does not take a placeholder that stays empty for a blocked one',
      polling(29, appealing, 4),
      empty,
      settled(house('unfilled')),
    ],
    [
      'keeps its verdict when an empty placeholder comes late',
      polling(29, appealing, 6),
      empty,
      settled({ kind: 'appeal' }),
    ],
    ['shows the placeholder', polling(2), filled, settled({ kind: 'frame' })],
    [
      'replaces the fallback by a late placeholder',
      polling(20, appealing),
      filled,
      settled({ kind: 'frame' }),
    ],
    ['shows an in-house ad for backers', polling(0), backers, settled(house('backers'))],
    ['never appeals for backers', polling(8, appealing), backers, settled(house('backers'))],
    ['shows the answer', fetching(4), answered, settled({ kind: 'network', ad })],
    ['asks again', fetching(0), unusable, fetching(1)],
    ['asks a tenth time', fetching(9), unusable, fetching(10)],
    ['gives up after the last retry', fetching(10), unusable, settled(house('unfilled'))],
    ['shows nothing after a failed fetch', fetching(0), failed, settled(nothing)],
    ['shows nothing after a failed retry', fetching(7), failed, settled(nothing)],
    ['ignores an answer nobody waits for', polling(3), answered, polling(3)],
    ['ignores a failure nobody waits for', polling(3), failed, polling(3)],
    ['ignores a poll while fetching', fetching(3), filled, fetching(3)],
    ['ignores a poll once settled', settled(house('backers')), filled, settled(house('backers'))],
    ['ignores a second answer', settled(nothing), answered, settled(nothing)],
    ['ignores everything before the start', IDLE, filled, IDLE],
    ['hides a crashed ad', settled({ kind: 'network', ad }), crashed, settled(nothing)],
    ['stops polling after a crash', polling(7), crashed, settled(nothing)],
  ])('%s', (_name, before, event, after) => {
    expect(nextAdState(before, event)).toEqual(after);
  });

  test.each<[name: string, state: AdState, shown: Shown, frame: boolean]>([
    ['nothing before the start', IDLE, nothing, false],
    ['nothing up to the fifth try', polling(5), nothing, true],
    ['an in-house ad from the sixth', polling(6), house('blocked'), true],
    ['an appeal from the sixth', polling(6, appealing), { kind: 'appeal' }, true],
    ['nothing while an empty placeholder waits', polling(20, appealing, 5), nothing, true],
    ['nothing while fetching', fetching(3), nothing, false],
    ['the frame once filled', settled({ kind: 'frame' }), { kind: 'frame' }, true],
    ['the fallback without a frame in the end', settled(house('blocked')), house('blocked'), false],
  ])('holds %s', (_name, state, shown, frame) => {
    expect(shownOf(state)).toEqual(shown);
    expect(needsFrame(state)).toBe(frame);
  });
});

describe('the ad slot, whatever happens', () => {
  const draws = fc.record({
    house: fc.integer({ min: 0, max: IN_HOUSE_AD_COUNT - 1 }),
    appeal: fc.boolean(),
  });
  const events = fc.oneof(
    { weight: 12, arbitrary: fc.constant(absent) },
    fc.constantFrom(empty, filled, backers, answered, unusable, failed, crashed),
    fc.record({
      kind: fc.constant('started' as const),
      source: fc.constantFrom('house' as const, 'script' as const, 'json' as const),
      draw: draws,
    }),
  );
  const histories = fc.array(events, { maxLength: 80 });

  it('polls at most thirty times and retries at most ten times', () => {
    fc.assert(
      fc.property(histories, (history) => {
        let polls = 0;
        let requests = 0;
        let state: AdState = IDLE;
        for (const event of history) {
          if (event.kind === 'polled' && state.kind === 'polling') polls += 1;
          if (event.kind === 'answered' && state.kind === 'fetching') requests += 1;
          state = nextAdState(state, event);
        }
        expect(polls).toBeLessThanOrEqual(AD_POLL_MAX_TRIES);
        expect(requests).toBeLessThanOrEqual(AD_FETCH_MAX_RETRIES + 1);
      }),
      { numRuns: 2000 },
    );
  });

  it('never shows the frame beside something else, nor brings an ad back once settled', () => {
    fc.assert(
      fc.property(histories, (history) => {
        let state: AdState = IDLE;
        for (const event of history) {
          const before = state;
          state = nextAdState(state, event);
          if (before.kind === 'settled' && event.kind !== 'crashed') expect(state).toBe(before);
          if (shownOf(state).kind === 'frame') expect(needsFrame(state)).toBe(true);
          if (shownOf(state).kind === 'network') expect(needsFrame(state)).toBe(false);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('decides that it is blocked at the sixth try, not sooner and not later', () => {
    fc.assert(
      fc.property(draws, fc.integer({ min: 0, max: AD_POLL_MAX_TRIES }), (draw, tries) => {
        let state = nextAdState(IDLE, { kind: 'started', source: 'script', draw });
        for (let i = 0; i < tries; i += 1) state = nextAdState(state, absent);
        const { kind } = shownOf(state);
        if (tries < AD_BLOCKED_AFTER_TRIES) expect(kind).toBe('nothing');
        else expect(kind).toBe(draw.appeal ? 'appeal' : 'house');
      }),
    );
  });
});

describe('drawAd', () => {
  const seeds = Array.from({ length: 200 }, (_, index) => index * 7919);
  const VIEWS = 10_000;
  /** Five standard deviations of a share of one fifth in that many views. */
  const TOLERANCE = 0.02;

  it('appeals in a fifth of the page views and draws all in-house ads alike, whatever the seed', () => {
    for (const seed of seeds) {
      const random = seededRandom(seed);
      const draws = Array.from({ length: VIEWS }, () => drawAd(random, AD_BLOCK_APPEAL_SHARE));
      const share = (test: (draw: AdDraw) => boolean) => draws.filter(test).length / VIEWS;
      expect(Math.abs(share(({ appeal }) => appeal) - AD_BLOCK_APPEAL_SHARE)).toBeLessThan(
        TOLERANCE,
      );
      for (let index = 0; index < IN_HOUSE_AD_COUNT; index += 1) {
        const drawn = share(({ house }) => house === index);
        expect(Math.abs(drawn - 1 / IN_HOUSE_AD_COUNT)).toBeLessThan(TOLERANCE);
      }
    }
  });

  it('decides both by chances of their own', () => {
    const random = seededRandom(7);
    const draws = Array.from({ length: 50_000 }, () => drawAd(random, AD_BLOCK_APPEAL_SHARE));
    for (let index = 0; index < IN_HOUSE_AD_COUNT; index += 1) {
      const same = draws.filter(({ house }) => house === index);
      const appeals = same.filter(({ appeal }) => appeal).length / same.length;
      expect(Math.abs(appeals - AD_BLOCK_APPEAL_SHARE)).toBeLessThan(TOLERANCE);
    }
  });
});

/** A small generator (mulberry32), so that the shares are the same on every run. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
