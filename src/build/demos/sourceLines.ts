declare global {
  /** Stands on the global object because the dev server and the pages it renders are modules of two worlds. */
  var swatchbookSourceLines: ((stack: string) => string) | undefined;
}

/** Says how the lines of compiled modules become those of their files; the dev server knows. */
export function provideSourceLines(rewriteStack: (stack: string) => string): void {
  globalThis.swatchbookSourceLines = rewriteStack;
}

/** The stack of an error with the lines that authors wrote. */
export function formatStack({ stack = '' }: Error): string {
  return globalThis.swatchbookSourceLines?.(stack) ?? stack;
}
