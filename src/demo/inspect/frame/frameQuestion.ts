import type { ElementStyles } from '../overrides/readStyles.ts';
import type { SeenElement, Sight } from '../scene.ts';

/** Where something is in the window of a frame, in px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What there is at a point of a frame. */
export interface FrameSight extends Sight {
  /** Whether what is there can be scrolled up and down. */
  readonly room: { readonly up: boolean; readonly down: boolean };
}

/** What a frame says of an element that the page shows a card for. */
export interface FrameReading {
  readonly styles: ElementStyles;
  readonly box: Box;
}

/** A point in the window of a frame, in px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a page asks the frame of a demo that is inspected, by the kinds of questions. */
export interface Questions {
  /** The demo is inspected from now on, or not any more. */
  readonly attend: { readonly isInspected: boolean };
  /** Which elements can be seen. */
  readonly list: null;
  readonly point: Point;
  /** What is at a point after that was scrolled. */
  readonly scroll: Point & { readonly by: number };
  /** What an element is, after scrolling to it. */
  readonly visit: number;
  /** The styles and the place of an element; the frame reports from then on when it moves. */
  readonly read: number;
  readonly click: number;
  /** Closes a menu or a dialog, where one is open. */
  readonly close: null;
}

/** The kinds of questions. */
export type Ask = keyof Questions;

/** What the frame answers to each question. Null stands for elements that are gone. */
export interface Answers {
  readonly attend: null;
  readonly list: readonly SeenElement[];
  readonly point: FrameSight | null;
  readonly scroll: FrameSight | null;
  readonly visit: Sight | null;
  readonly read: FrameReading | null;
  readonly click: null;
  readonly close: boolean;
}

/** A question as it is sent, with a number to tell the answer by. */
export type FrameQuestion<Kind extends Ask = Ask> = {
  readonly [Each in Kind]: {
    readonly kind: 'question';
    readonly turn: number;
    readonly ask: Each;
    readonly about: Questions[Each];
  };
}[Kind];

/** What the frame of an inspected demo sends to the page. */
export type InspectReport =
  | { readonly kind: 'answer'; readonly turn: number; readonly answer: unknown }
  /** The element of the last reading has moved; null where it is gone. */
  | { readonly kind: 'box'; readonly id: number; readonly box: Box | null }
  /** The demo has given the focus to an element, as menus do when they open. */
  | { readonly kind: 'focus'; readonly id: number };
