import type { FramePing } from './frameMessage.ts';

/** How often a frame is asked for a sign of life; it has to give one before the next time. */
const PING_MS = 3000;

/** Watches over a frame whose code may never come to an end. */
export interface SilenceWatch {
  /** To be called for each message of the frame. */
  readonly onReport: () => void;
  readonly end: () => void;
}

/** Asks a frame for signs of life, and reports when it falls silent and when it speaks again. */
export function watchSilence(
  ask: (ping: FramePing) => void,
  onSilence: (isSilent: boolean) => void,
  repeat: (run: () => void, ms: number) => () => void,
): SilenceWatch {
  let isAsked = false;
  const end = repeat(() => {
    // A frame that is busy finds the question later, so one is enough.
    if (isAsked) onSilence(true);
    else ask({ kind: 'ping' });
    isAsked = true;
  }, PING_MS);
  return {
    onReport() {
      if (isAsked) onSilence(false);
      isAsked = false;
    },
    end,
  };
}
