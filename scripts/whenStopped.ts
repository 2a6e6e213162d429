const PARENT_CHECK_MS = 500;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Calls back once when this process is asked to end; the returned function takes the wish back.
 * npm passes a signal on to its shell but not to the program in it, which would live on and hold
 * its port: hence the look at the parent.
 */
export function whenStopped(stop: () => void): () => void {
  const parent = process.ppid;
  const cancel = (): void => {
    clearInterval(timer);
    for (const signal of SIGNALS) process.off(signal, finish);
  };
  const finish = (): void => {
    cancel();
    stop();
  };
  const timer = setInterval(() => {
    if (process.ppid !== parent) finish();
  }, PARENT_CHECK_MS).unref();
  for (const signal of SIGNALS) process.on(signal, finish);
  return cancel;
}
