import { describe, expect, it } from 'vitest';
import {
  AD_BLOCK_APPEAL_SHARE,
  AD_DISPLAY_DELAY_MS,
  AD_FETCH_MAX_RETRIES,
  AD_POLL_INTERVAL_MS,
  AD_POLL_MAX_TRIES,
} from '../model/constants.ts';
import { shownOf, type AdSource, type AdState, type Placeholder } from './adMachine.ts';
import type { AdReport, NetworkAd } from './adRecord.ts';
import { ANSWER_TIMEOUT_MS, CLICKS_PER_VIEW, RETRY_PAUSE_MS, startAdSession } from './adSession.ts';
import type { AdAnswer } from './fetchAd.ts';

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
const filledAnswer: AdAnswer = { kind: 'answered', ad };
const emptyAnswer: AdAnswer = { kind: 'answered', ad: null };

/** A clock that moves only when advanced, and a slot that uses it. */
function openSlot(
  source: AdSource,
  {
    placeholder = () => 'absent',
    fetchAd = () => new Promise(() => {}),
    // In-house ad number 2, no appeal, display reported.
    randoms = [0.5, 0.9, 0.05],
    onScreen = true,
  }: {
    placeholder?: () => Placeholder;
    fetchAd?: (signal: AbortSignal) => Promise<AdAnswer>;
    randoms?: readonly number[];
    onScreen?: boolean;
  } = {},
) {
  const timers = new Set<{ at: number; run: () => void }>();
  const reports: AdReport[] = [];
  const states: AdState[] = [];
  const signals: AbortSignal[] = [];
  let now = 0;
  let polls = 0;
  let drawn = 0;
  let tellOnScreen: ((onScreen: boolean) => void) | undefined;
  const session = startAdSession(source, {
    random: () => randoms[drawn++ % randoms.length] ?? 0,
    setTimer: (run, afterMs) => {
      const timer = { at: now + afterMs, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    fetchAd: (signal) => {
      signals.push(signal);
      return fetchAd(signal);
    },
    readPlaceholder: () => {
      polls += 1;
      return placeholder();
    },
    appealShare: AD_BLOCK_APPEAL_SHARE,
    watchOnScreen: (onChange) => {
      tellOnScreen = onChange;
      if (onScreen) onChange(true);
      return () => {
        tellOnScreen = undefined;
      };
    },
    report: (report) => reports.push(report),
    onChange: (state) => states.push(state),
  });
  /** Lets time pass, and promises settle at every step. */
  async function pass(ms: number): Promise<void> {
    const end = now + ms;
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve));
      const due = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      now = due.at;
      timers.delete(due);
      due.run();
    }
    now = end;
  }
  return {
    session,
    pass,
    reports,
    states,
    signals,
    pendingTimers: () => timers.size,
    isWatched: () => tellOnScreen !== undefined,
    setOnScreen: (seen: boolean) => tellOnScreen?.(seen),
    polls: () => polls,
    shown: () => shownOf(states.at(-1) ?? { kind: 'idle' }),
  };
}

describe('a slot filled by a script', () => {
  it('looks every 500 ms, thirty times, and then never again', async () => {
    const slot = openSlot('script');
    await slot.pass(AD_POLL_INTERVAL_MS - 1);
    expect(slot.polls()).toBe(0);
    await slot.pass(1);
    expect(slot.polls()).toBe(1);
    await slot.pass(60_000);
    expect(slot.polls()).toBe(AD_POLL_MAX_TRIES);
    expect(slot.pendingTimers()).toBe(0);
  });

  it('counts as blocked after three seconds', async () => {
    const slot = openSlot('script');
    await slot.pass(2999);
    expect(slot.shown()).toEqual({ kind: 'nothing' });
    await slot.pass(1);
    expect(slot.shown()).toEqual({ kind: 'house', index: 2, reason: 'blocked' });
  });

  it('appeals where chance wants it', async () => {
    const slot = openSlot('script', { randoms: [0.5, 0.19] });
    await slot.pass(3000);
    expect(slot.shown()).toEqual({ kind: 'appeal' });
  });

  it('lets a late placeholder replace the fallback and stops looking', async () => {
    let placeholder: Placeholder = 'absent';
    const slot = openSlot('script', { placeholder: () => placeholder });
    await slot.pass(4200);
    placeholder = 'filled';
    await slot.pass(300);
    expect(slot.shown()).toEqual({ kind: 'frame' });
    await slot.pass(60_000);
    expect(slot.polls()).toBe(9);
  });

  it('shows an in-house ad instead of the backers placeholder', async () => {
    const slot = openSlot('script', { placeholder: () => 'backers' });
    await slot.pass(500);
    expect(slot.shown()).toEqual({ kind: 'house', index: 2, reason: 'backers' });
  });
});

describe('a slot filled by the endpoint', () => {
  it('shows the answer after one request', async () => {
    const slot = openSlot('json', { fetchAd: () => Promise.resolve(filledAnswer) });
    await slot.pass(60_000);
    expect(slot.shown()).toEqual({ kind: 'network', ad });
    expect(slot.signals).toHaveLength(1);
  });

  it('asks ten times more while there is no usable ad, with pauses, then shows an in-house ad', async () => {
    const slot = openSlot('json', { fetchAd: () => Promise.resolve(emptyAnswer) });
    await slot.pass(RETRY_PAUSE_MS - 1);
    expect(slot.signals).toHaveLength(1);
    await slot.pass(1);
    expect(slot.signals).toHaveLength(2);
    await slot.pass(60_000);
    expect(slot.signals).toHaveLength(1 + AD_FETCH_MAX_RETRIES);
    expect(slot.shown()).toEqual({ kind: 'house', index: 2, reason: 'unfilled' });
  });

  it('stops asking once an ad came', async () => {
    const answers = [emptyAnswer, emptyAnswer, filledAnswer];
    const slot = openSlot('json', {
      fetchAd: () => Promise.resolve(answers.shift() ?? emptyAnswer),
    });
    await slot.pass(60_000);
    expect(slot.signals).toHaveLength(3);
    expect(slot.shown()).toEqual({ kind: 'network', ad });
  });

  it('shows nothing after a failure, and does not ask again', async () => {
    const slot = openSlot('json', { fetchAd: () => Promise.resolve({ kind: 'failed' }) });
    await slot.pass(60_000);
    expect(slot.shown()).toEqual({ kind: 'nothing' });
    expect(slot.signals).toHaveLength(1);
    expect(slot.reports).toEqual([]);
  });

  it('shows nothing when the code that asks cannot be loaded', async () => {
    const slot = openSlot('json', { fetchAd: () => Promise.reject(new Error('Blocked')) });
    await slot.pass(10);
    expect(slot.states.at(-1)).toEqual({ kind: 'settled', shown: { kind: 'nothing' } });
    expect(slot.pendingTimers()).toBe(0);
  });

  it('takes silence for a failure and drops the request', async () => {
    const slot = openSlot('json');
    await slot.pass(ANSWER_TIMEOUT_MS - 1);
    expect(slot.signals[0]?.aborted).toBe(false);
    await slot.pass(1);
    expect(slot.signals[0]?.aborted).toBe(true);
    expect(slot.states.at(-1)?.kind).toBe('settled');
  });
});

describe('leaving the page', () => {
  it('drops every timer and every late answer', async () => {
    let answer: (answer: AdAnswer) => void = () => {};
    const fetchAd = () =>
      new Promise<AdAnswer>((resolve) => {
        answer = resolve;
      });
    const slot = openSlot('json', { fetchAd });
    await slot.pass(100);
    slot.session.stop();
    const statesBefore = slot.states.length;
    answer(filledAnswer);
    await slot.pass(60_000);
    expect(slot.states).toHaveLength(statesBefore);
    expect(slot.signals[0]?.aborted).toBe(true);
    expect(slot.pendingTimers()).toBe(0);
    expect(slot.reports).toEqual([]);
  });

  it('asks nobody when it happens at once, as in strict mode', async () => {
    const slot = openSlot('json');
    slot.session.stop();
    await slot.pass(60_000);
    expect(slot.signals).toHaveLength(0);
    expect(slot.states).toEqual([]);
  });

  it('leaves no poll behind', async () => {
    const slot = openSlot('script');
    await slot.pass(1700);
    slot.session.stop();
    await slot.pass(60_000);
    expect(slot.polls()).toBe(3);
    expect(slot.pendingTimers()).toBe(0);
  });
});

describe('reports of a slot', () => {
  const display: AdReport = { action: 'display', label: 'in-house-mui-x-pro-direct' };

  it('tell of a display 2500 ms after it began, once', async () => {
    const slot = openSlot('house');
    await slot.pass(AD_DISPLAY_DELAY_MS - 1);
    expect(slot.reports).toEqual([]);
    await slot.pass(1);
    expect(slot.reports).toEqual([display]);
    await slot.pass(60_000);
    expect(slot.reports).toEqual([display]);
  });

  it('tell of no display that nobody could see', async () => {
    const slot = openSlot('house', { onScreen: false });
    await slot.pass(60_000);
    expect(slot.reports).toEqual([]);
    slot.setOnScreen(true);
    await slot.pass(AD_DISPLAY_DELAY_MS);
    expect(slot.reports).toEqual([display]);
    expect(slot.isWatched()).toBe(false);
  });

  it('begin anew when the ad left the screen in between', async () => {
    const slot = openSlot('house');
    await slot.pass(AD_DISPLAY_DELAY_MS - 1);
    slot.setOnScreen(false);
    await slot.pass(60_000);
    slot.setOnScreen(true);
    await slot.pass(AD_DISPLAY_DELAY_MS - 1);
    expect(slot.reports).toEqual([]);
    await slot.pass(1);
    expect(slot.reports).toEqual([display]);
  });

  it('watch nothing once the page was left', async () => {
    const slot = openSlot('house');
    await slot.pass(10);
    expect(slot.isWatched()).toBe(true);
    slot.session.stop();
    expect(slot.isWatched()).toBe(false);
  });

  it('tell of a tenth of the displays', async () => {
    let told = 0;
    const slots = 1000;
    for (let index = 0; index < slots; index += 1) {
      const slot = openSlot('house', { randoms: [0, 0.5, index / slots] });
      await slot.pass(AD_DISPLAY_DELAY_MS);
      told += slot.reports.length;
    }
    expect(told).toBe(slots / 10);
  });

  it('tell of nothing that was replaced or left too soon', async () => {
    let placeholder: Placeholder = 'absent';
    const slot = openSlot('script', { placeholder: () => placeholder });
    await slot.pass(4000);
    placeholder = 'filled';
    await slot.pass(500 + AD_DISPLAY_DELAY_MS);
    expect(slot.reports.map(({ label }) => label)).not.toContain('in-house-mui-x-pro-blocked');
    const left = openSlot('house');
    await left.pass(AD_DISPLAY_DELAY_MS - 1);
    left.session.stop();
    await left.pass(60_000);
    expect(left.reports).toEqual([]);
  });

  it('tell of a display once although the slot keeps polling', async () => {
    const slot = openSlot('script', { randoms: [0.5, 0.9, 0] });
    await slot.pass(60_000);
    expect(slot.reports).toEqual([{ action: 'display', label: 'in-house-mui-x-pro-blocked' }]);
  });

  it('tell of no more clicks than a reader makes', async () => {
    const slot = openSlot('script', { placeholder: () => 'filled' });
    await slot.pass(500);
    for (let click = 0; click < 1000; click += 1) slot.session.clicked();
    expect(slot.reports).toHaveLength(CLICKS_PER_VIEW);
  });

  it('tell of a click on an ad, not of one before it', async () => {
    const slot = openSlot('json', { fetchAd: () => Promise.resolve(filledAnswer) });
    slot.session.clicked();
    await slot.pass(10);
    slot.session.clicked();
    expect(slot.reports).toEqual([{ action: 'click', label: 'network' }]);
  });

  it('tell of a crash, after which nothing more happens', async () => {
    const slot = openSlot('script', { placeholder: () => 'filled' });
    await slot.pass(700);
    slot.session.crash();
    expect(slot.shown()).toEqual({ kind: 'nothing' });
    await slot.pass(60_000);
    expect(slot.reports).toEqual([{ action: 'crash', label: 'network-frame' }]);
  });
});
