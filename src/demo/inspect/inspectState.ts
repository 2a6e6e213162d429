import type { Pointed, PointedPart } from './pointAt.ts';

/** What an inspected demo shows: the element of a moment, or one that was kept. */
export interface InspectState {
  readonly pointed: Pointed | null;
  readonly isPinned: boolean;
}

/** What a reader does while a demo is inspected. */
export type InspectEvent =
  | { readonly kind: 'point'; readonly pointed: Pointed | null }
  | { readonly kind: 'pin'; readonly pointed: Pointed | null }
  | { readonly kind: 'unpin' }
  | { readonly kind: 'lose' };

/** Nothing is pointed at yet. */
export const INITIAL_STATE: InspectState = { pointed: null, isPinned: false };

/** What is kept stays until another element is, or it is let go. */
export function changeInspection(state: InspectState, event: InspectEvent): InspectState {
  switch (event.kind) {
    case 'point':
      if (state.isPinned || isSame(state.pointed, event.pointed)) return state;
      return { pointed: event.pointed, isPinned: false };
    case 'pin':
      return event.pointed ? { pointed: event.pointed, isPinned: true } : state;
    case 'unpin':
      return { ...state, isPinned: false };
    case 'lose':
      return INITIAL_STATE;
  }
}

/** Whether a reader points at the same as before. */
export function isSame(one: PointedPart | null, other: PointedPart | null): boolean {
  return one?.element.id === other?.element.id && one?.inside === other?.inside;
}
