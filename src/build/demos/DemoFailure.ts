/** A demo that could not be loaded or rendered; the cause is what it threw. */
export class DemoFailure extends Error {
  override readonly name = 'DemoFailure';
  /** The demo's module, from the project root. */
  readonly module: string;

  constructor(module: string, cause: unknown) {
    super(`The demo ${module} cannot be rendered: ${formatCause(cause)}`, { cause });
    this.module = module;
  }
}

function formatCause(cause: unknown): string {
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
}
