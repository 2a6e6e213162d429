import type { ComponentDoc } from '../../../src/model/apiDoc.ts';

/** What of the API a rendering can be held against. */
export type InspectedDoc = Pick<
  ComponentDoc,
  | 'name'
  | 'package'
  | 'classes'
  | 'forwardsRef'
  | 'props'
  | 'spreads'
  | 'takesSystemProps'
  | 'themeKey'
>;

/** What a component does when it is rendered. */
export interface RenderedFacts {
  /** Of the first rendering. */
  readonly error: string | null;
  /** Constructor of the element that a ref reaches. */
  readonly refElement: string | null;
  /** Null for components without a root class. */
  readonly isRefAtRoot: boolean | null;
  /** Where the element with the root class is. */
  readonly root: 'outermost' | 'inside' | 'missing' | null;
  /** Keys of the theme whose default props reach it. */
  readonly themeKeys: readonly string[];
  readonly takesSystemProps: boolean;
  /** Classes of the API that were applied in some state. */
  readonly applied: readonly string[];
  /** Those that were not under the props that their description names. */
  readonly absent: readonly string[];
}

declare global {
  interface Window {
    /** Renders a component in all its states; the page that is bundled for the test has it. */
    inspectApi: (doc: InspectedDoc) => Promise<RenderedFacts>;
  }
}
