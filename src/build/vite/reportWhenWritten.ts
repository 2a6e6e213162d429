import { statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Longer than the 50 ms for which the watcher says nothing more of a file that it has reported. */
const LOOK_AGAIN_MS = 100;
/** How often a file that is empty is looked at. */
const LOOK_MS = 5;

type FileEvent = 'change' | 'unlink';

/**
 * Makes the function that a watcher calls for each file that changes. Editors empty a file and then write it: the watcher
 * reports the first and keeps quiet about the second, so each file is looked at again, and what the watcher has missed is
 * told to all who listen to it. A file that is empty is taken for such only then.
 */
export function reportWhenWritten(
  report: (file: string) => void,
  tellAll: (event: FileEvent, file: string) => void,
): (file: string) => void {
  return (file) => {
    const seen = describe(file);
    if (seen !== EMPTY) report(file);
    setTimeout(() => {
      const now = describe(file);
      if (now !== seen) tellAll(now === GONE ? 'unlink' : 'change', file);
      else if (seen === EMPTY) report(file);
    }, LOOK_AGAIN_MS).unref();
  };
}

/** Waits for a file that was emptied to be written, but not for one that stays empty. */
export async function waitUntilWritten(file: string): Promise<void> {
  for (let waited = 0; waited < LOOK_AGAIN_MS && describe(file) === EMPTY; waited += LOOK_MS) {
    await wait(LOOK_MS);
  }
}

const GONE = 'gone';
const EMPTY = 'empty';

function describe(file: string): string {
  const state = statSync(file, { throwIfNoEntry: false });
  if (!state) return GONE;
  return state.size === 0 ? EMPTY : `${state.size} ${state.mtimeMs}`;
}
