import type { ElementStyles } from './overrides/readStyles.ts';

/** An element of a demo. Its id tells it from the others of its document. */
export interface SeenElement {
  readonly id: number;
  readonly tag: string;
  readonly classNames: readonly string[];
}

/** What a reader points at: an element and those around it, from the inside out, as far as the edge of the demo. */
export interface Sight {
  readonly trail: readonly SeenElement[];
  /** False for menus and dialogs, which stand elsewhere in the document. */
  readonly isOnStage: boolean;
}

/** Where an element is in the window. */
export interface ElementPlace {
  /** What moves as the element does: itself, or the frame around it. */
  readonly context: Element;
  /** What an outline of it stands in: the stage, or the body. */
  readonly edge: Element;
  /** The demo that it is in; null for menus and dialogs elsewhere in this document. */
  readonly figure: Element | null;
  /** Null once the demo has taken the element away. */
  readonly measure: () => DOMRect | null;
}

/** What an inspected demo reports. */
export interface SceneListener {
  readonly onPoint: (sight: Sight | null) => void;
  readonly onPick: (sight: Sight) => void;
  readonly onKey: (event: KeyboardEvent, isInPopup: boolean) => void;
}

/** Where the elements of a demo are: on the page itself, or in a frame, which is asked by messages. */
export interface Scene {
  /** Takes pointer and keys away from the demo until the signal comes. */
  readonly listen: (listener: SceneListener, signal: AbortSignal) => void;
  /** The elements that can be seen, in the order of the document. */
  readonly list: () => readonly SeenElement[];
  /** Scrolls to an element. */
  readonly visit: (id: number) => Promise<Sight | null>;
  readonly read: (id: number) => Promise<ElementStyles | null>;
  readonly place: (id: number) => ElementPlace;
  readonly click: (id: number) => void;
  /** Closes a menu or a dialog that does not have the focus itself; says whether there was one. */
  readonly closePopup: () => Promise<boolean>;
  /** Gives the focus back to where an element is. */
  readonly focusNear: (id: number | null) => void;
}
