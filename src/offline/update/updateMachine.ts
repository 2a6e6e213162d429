/** What a page knows about its own build and the worker's. */
export interface UpdateState {
  /** The build this page was made by. */
  readonly build: string;
  /** Builds this tab has reloaded for already; each gets one reload and no more. */
  readonly reloadedFor: readonly string[];
  readonly isFocused: boolean;
  /** The reader has unsaved edits or is typing. */
  readonly isBusy: boolean;
  /** The worker's build, once this page should be replaced by a page of it. */
  readonly due: string | null;
  readonly isReloading: boolean;
}

/** What happens to a page during an update. */
export type UpdateEvent =
  /** A new worker is installed and waits for the old one to leave. */
  | { readonly kind: 'waiting' }
  /** A worker took over, or was there from the start; null when it does not answer which build it belongs to. */
  | { readonly kind: 'controlled'; readonly build: string | null }
  | { readonly kind: 'focusChanged'; readonly isFocused: boolean; readonly isBusy: boolean }
  /** The server has no page of the worker's build yet, or cannot be reached. */
  | { readonly kind: 'reloadRefused' };

/** What the page must do. */
export type UpdateEffect =
  { readonly kind: 'activate' } | { readonly kind: 'reload'; readonly build: string };

/** A state with what follows from entering it. */
export interface UpdateStep {
  readonly state: UpdateState;
  readonly effects: readonly UpdateEffect[];
}

/** Where a page starts. */
export function startUpdate(
  page: Pick<UpdateState, 'build' | 'reloadedFor' | 'isFocused' | 'isBusy'>,
): UpdateState {
  return { ...page, due: null, isReloading: false };
}

/** Decides when a waiting worker is activated and when its page reloads. */
export function updatePage(state: UpdateState, event: UpdateEvent): UpdateStep {
  switch (event.kind) {
    case 'waiting':
      return { state, effects: [{ kind: 'activate' }] };
    case 'controlled':
      return reloadWhenFit({ ...state, due: findDue(state, event.build) });
    case 'focusChanged':
      return reloadWhenFit({ ...state, isFocused: event.isFocused, isBusy: event.isBusy });
    case 'reloadRefused':
      return { state: { ...state, isReloading: false }, effects: [] };
  }
}

/** A page that already belongs to the worker's build gains nothing from a reload. */
function findDue({ build: own, reloadedFor }: UpdateState, build: string | null): string | null {
  return build === null || build === own || reloadedFor.includes(build) ? null : build;
}

function reloadWhenFit(state: UpdateState): UpdateStep {
  const { due, isFocused, isBusy, isReloading } = state;
  if (due === null || !isFocused || isBusy || isReloading) return { state, effects: [] };
  return { state: { ...state, isReloading: true }, effects: [{ kind: 'reload', build: due }] };
}
