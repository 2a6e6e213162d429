declare module 'virtual:components' {
  import type { ComponentType } from 'react';

  /** Every documented component by package and name. */
  export const COMPONENTS: Readonly<
    Record<string, ComponentType<Readonly<Record<string, unknown>>>>
  >;
}
