import {
  AD_DISPLAY_DELAY_MS,
  AD_DISPLAY_SAMPLING_RATIO,
  AD_POLL_INTERVAL_MS,
} from '../model/constants.ts';
import {
  drawAd,
  IDLE,
  nextAdState,
  shownOf,
  type AdEvent,
  type AdSource,
  type AdState,
  type Placeholder,
  type Shown,
} from './adMachine.ts';
import type { AdReport } from './adRecord.ts';
import type { AdAnswer } from './fetchAd.ts';
import { HOUSE_ADS } from './houseAds.ts';

/** An endpoint that has not answered by then has failed. */
export const ANSWER_TIMEOUT_MS = 3000;
/** Pause before the JSON endpoint is asked again. */
export const RETRY_PAUSE_MS = 500;

/** More clicks of one page view are not counted: the script in the frame could claim them without end. */
export const CLICKS_PER_VIEW = 5;

/** What a session needs of a browser. */
export interface AdSessionEnvironment {
  readonly random: () => number;
  /** Runs something later; the answer cancels it. */
  readonly setTimer: (run: () => void, afterMs: number) => () => void;
  readonly fetchAd: (signal: AbortSignal) => Promise<AdAnswer>;
  readonly readPlaceholder: () => Placeholder;
  /** Share of blocked slots that show the appeal. */
  readonly appealShare: number;
  /** Reports whether a reader can see the slot, at each change and first once they can; the answer stops it. */
  readonly watchOnScreen: (onChange: (onScreen: boolean) => void) => () => void;
  readonly report: (report: AdReport) => void;
  readonly onChange: (state: AdState) => void;
}

/** The ad slot's life during one page view. */
export interface AdSession {
  /** Drawing failed: hides the advertisement and reports it. */
  crash(): void;
  clicked(): void;
  /** Drops every timer and answer that is still to come. */
  stop(): void;
}

/** Drives the machine through one page view. */
export function startAdSession(source: AdSource, environment: AdSessionEnvironment): AdSession {
  const { random, report, onChange } = environment;
  let state: AdState = IDLE;
  let cancelStep = () => {};
  let cancelDisplay = () => {};
  let clicks = 0;

  function dispatch(event: AdEvent): void {
    const before = labelOf(shownOf(state));
    state = nextAdState(state, event);
    onChange(state);
    cancelStep();
    cancelStep = planStep(state, environment, dispatch);
    const label = labelOf(shownOf(state));
    if (label === before) return;
    cancelDisplay();
    cancelDisplay = label === null ? () => {} : planDisplayReport(label, environment);
  }

  // A moment later, because React's strict mode starts every effect twice.
  cancelStep = environment.setTimer(
    () => dispatch({ kind: 'started', source, draw: drawAd(random, environment.appealShare) }),
    0,
  );

  return {
    crash() {
      report({ action: 'crash', label: labelOf(shownOf(state)) ?? source });
      dispatch({ kind: 'crashed' });
    },
    clicked() {
      const label = labelOf(shownOf(state));
      if (label === null || clicks === CLICKS_PER_VIEW) return;
      clicks += 1;
      report({ action: 'click', label });
    },
    stop() {
      cancelStep();
      cancelDisplay();
    },
  };
}

/** Arranges for the event a state waits for; the answer calls it off. */
function planStep(
  state: AdState,
  environment: AdSessionEnvironment,
  dispatch: (event: AdEvent) => void,
): () => void {
  const { setTimer } = environment;
  if (state.kind === 'polling') {
    const look = () => dispatch({ kind: 'polled', placeholder: environment.readPlaceholder() });
    return setTimer(look, AD_POLL_INTERVAL_MS);
  }
  if (state.kind === 'fetching') {
    let abort = () => {};
    const ask = () => {
      abort = askOnce(environment, dispatch);
    };
    const cancel = setTimer(ask, state.retries === 0 ? 0 : RETRY_PAUSE_MS);
    return () => {
      cancel();
      abort();
    };
  }
  return () => {};
}

function askOnce(
  { fetchAd, setTimer }: AdSessionEnvironment,
  dispatch: (event: AdEvent) => void,
): () => void {
  const controller = new AbortController();
  // Every event ends the step it was waited for in, and with it this request and its time limit.
  const finish = (event: AdEvent) => {
    if (!controller.signal.aborted) dispatch(event);
  };
  const cancelTimeout = setTimer(() => finish({ kind: 'failed' }), ANSWER_TIMEOUT_MS);
  // It rejects only when its own code cannot be loaded, which means no advertisement either.
  fetchAd(controller.signal).then(finish, () => finish({ kind: 'failed' }));
  return () => {
    cancelTimeout();
    controller.abort();
  };
}

/** Reports a display once the advertisement was on screen for long enough without a break. */
function planDisplayReport(
  label: string,
  { random, report, setTimer, watchOnScreen }: AdSessionEnvironment,
): () => void {
  let cancelTimer = () => {};
  const stop = watchOnScreen((onScreen) => {
    cancelTimer();
    cancelTimer = onScreen ? setTimer(finish, AD_DISPLAY_DELAY_MS) : () => {};
  });
  function finish(): void {
    stop();
    if (random() < AD_DISPLAY_SAMPLING_RATIO) report({ action: 'display', label });
  }
  return () => {
    cancelTimer();
    stop();
  };
}

/** The name of the slot's content in analytics; null while there is none. */
export function labelOf(shown: Shown): string | null {
  switch (shown.kind) {
    case 'nothing':
      return null;
    case 'frame':
      return 'network-frame';
    case 'network':
      return shown.ad.record.label;
    case 'house':
      return `${HOUSE_ADS[shown.index]?.label ?? 'in-house'}-${shown.reason}`;
    case 'appeal':
      return 'appeal';
  }
}
