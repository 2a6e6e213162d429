/** What a reader has made of a demo's main file. */
export interface EditState {
  /** The edited text; null while it is as published. */
  readonly text: string | null;
  /** What the last reset threw away, until the next edit. */
  readonly discarded: string | null;
}

export type EditEvent =
  | { readonly kind: 'edit'; readonly text: string; readonly original: string }
  | { readonly kind: 'reset' }
  | { readonly kind: 'undo-reset' };

/** Nothing edited yet. */
export const UNEDITED: EditState = { text: null, discarded: null };

/** The state after an event. Typing the original text again counts as never having edited. */
export function changeEdit(state: EditState, event: EditEvent): EditState {
  switch (event.kind) {
    case 'edit':
      // A reset also changes the editor, which then reports the text it was given.
      if (event.text === event.original) return { ...state, text: null };
      return { text: event.text, discarded: null };
    case 'reset':
      return state.text === null ? state : { text: null, discarded: state.text };
    case 'undo-reset':
      return state.discarded === null ? state : { text: state.discarded, discarded: null };
  }
}
