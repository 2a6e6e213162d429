/** A browser window that is driven by its engine's own protocol. */
export interface Driver {
  /** Name and version as the engine gives them. */
  readonly version: string;
  /** Loads a document and waits until it has come. */
  open(url: string): Promise<void>;
  /** Gives the page a size in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Calls a function in the page. It knows nothing but its arguments, which are copied, as is what it returns. */
  evaluate<Args extends readonly unknown[], Result>(
    act: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** The text inside a frame; the page itself sees nothing of a frame without origin. */
  readFrame(selector: string): Promise<string>;
  /** Uses mouse and keyboard. Both protocols describe that in the same words. */
  perform(sources: readonly InputSource[]): Promise<void>;
  close(): Promise<void>;
}

/** What one device does, step by step. */
export type InputSource =
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly KeyAction[] }
  | { readonly type: 'pointer'; readonly id: string; readonly actions: readonly PointerAction[] };

type KeyAction = { readonly type: 'keyDown' | 'keyUp'; readonly value: string };

type PointerAction =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number };

/** The text of a function that takes its arguments as JSON and answers in JSON, as the text of its own says. */
export function wrapFunction(act: (...args: never[]) => unknown): string {
  return `async (json) => JSON.stringify((await (${String(act)})(...JSON.parse(json))) ?? null)`;
}
