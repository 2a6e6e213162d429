/** What the writer needs; tests pass their own. */
export interface LateWriterEnvironment<T> {
  write(value: T): void;
  /** Calls a function after a while; returns what calls it off. */
  later(callback: () => void): () => void;
}

/** Writes the last of values that follow each other quickly. */
export interface LateWriter<T> {
  /** Writes the value, unless another one follows soon. */
  set(value: T): void;
  /** Writes at once what waits. */
  flush(): void;
  /** Forgets what waits. */
  drop(): void;
}

/** A writer that waits until values have settled: each letter of a query would be an address of its own. */
export function createLateWriter<T>({ write, later }: LateWriterEnvironment<T>): LateWriter<T> {
  let waiting: { readonly value: T; readonly callOff: () => void } | null = null;

  function drop(): void {
    waiting?.callOff();
    waiting = null;
  }
  function flush(): void {
    if (!waiting) return;
    const { value } = waiting;
    drop();
    write(value);
  }
  return {
    set(value) {
      drop();
      waiting = { value, callOff: later(flush) };
    },
    flush,
    drop,
  };
}
