import { statSync } from 'node:fs';

/** Longer than the 50 ms for which the watcher says nothing more of a file that it has reported. */
const LOOK_AGAIN_MS = 100;

/**
 * Makes the function that a watcher calls for each file that changes. Editors empty a file and then write it: the watcher
 * reports the first and keeps quiet about the second, so each file is looked at again. One that is empty is taken
 * for such only then.
 */
export function reportWhenWritten(report: (file: string) => void): (file: string) => void {
  const look = (file: string): void => {
    const seen = describe(file);
    if (seen !== EMPTY) report(file);
    setTimeout(() => {
      if (describe(file) !== seen) look(file);
      else if (seen === EMPTY) report(file);
    }, LOOK_AGAIN_MS).unref();
  };
  return look;
}

const GONE = 'gone';
const EMPTY = 'empty';

function describe(file: string): string {
  const state = statSync(file, { throwIfNoEntry: false });
  if (!state) return GONE;
  return state.size === 0 ? EMPTY : `${state.size} ${state.mtimeMs}`;
}
