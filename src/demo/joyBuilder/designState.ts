import { DEFAULT_DESIGN, type JoyDesign, type ParsedDesign } from './joyDesign.ts';

/** A theme that is being made. */
export interface DesignState extends ParsedDesign {
  /** What it was before, the latest last. */
  readonly past: readonly JoyDesign[];
  /** What was changed last. */
  readonly lastChanged: string | null;
  /** Whether the address has been looked at. */
  readonly isRead: boolean;
}

export type DesignEvent =
  | ({ readonly kind: 'read' } & ParsedDesign)
  | { readonly kind: 'change'; readonly design: JoyDesign; readonly what: string }
  | { readonly kind: 'undo' };

/** Before anything is known of the address. */
export const INITIAL_STATE: DesignState = {
  design: DEFAULT_DESIGN,
  refused: [],
  past: [],
  lastChanged: null,
  isRead: false,
};

const PAST_MAX = 100;

/** What becomes of a theme when something happens to it. */
export function reduceDesign(state: DesignState, event: DesignEvent): DesignState {
  switch (event.kind) {
    case 'read':
      return { ...INITIAL_STATE, design: event.design, refused: event.refused, isRead: true };
    case 'change': {
      const { design, what } = event;
      if (isSame(design, state.design)) return state;
      const isNewStep = what !== state.lastChanged;
      const past = isNewStep ? [...state.past, state.design].slice(-PAST_MAX) : state.past;
      return { ...state, design, past, lastChanged: what, refused: [] };
    }
    case 'undo': {
      const design = state.past.at(-1);
      if (!design) return state;
      return { ...state, design, past: state.past.slice(0, -1), lastChanged: null };
    }
  }
}

function isSame(a: JoyDesign, b: JoyDesign): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
