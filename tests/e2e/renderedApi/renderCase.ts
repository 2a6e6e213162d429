import type { ReactElement } from 'react';

/** Props of any component. */
export type Props = Readonly<Record<string, unknown>>;

/** Puts what the component needs around it. */
export type Wrap = (element: ReactElement) => ReactElement;

/** One more way to render a component, for classes that none of its props alone brings about. */
export interface RenderState {
  /** Added to those that every rendering gets. */
  readonly props?: Props;
  /** In place of what every rendering is wrapped in. */
  readonly wrap?: Wrap;
  /** What a reader does, on the first element that matches. */
  readonly act?: {
    readonly on: string;
    readonly events: readonly ('focus' | 'click' | 'press' | 'hover' | 'touch' | 'arrowDown')[];
  };
}

/** What a component needs to be rendered, beyond its children and `open`. */
export interface RenderCase {
  readonly props?: Props;
  readonly wrap?: Wrap;
  readonly states?: readonly RenderState[];
}

/** Rows by `package/Component`. */
export type RenderCases = Readonly<Record<string, RenderCase>>;

/** States that differ in one prop. */
export function each(prop: string, values: readonly unknown[]): RenderState[] {
  return values.map((value) => ({ props: { [prop]: value } }));
}

/** States inside of several wrappers. */
export function inEach(wraps: readonly Wrap[], props: Props = {}): RenderState[] {
  return wraps.map((wrap) => ({ wrap, props }));
}
