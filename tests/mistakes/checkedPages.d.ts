/** The checks of all pages, as the stage is built with them. */
declare module 'checked-pages' {
  import type { ComponentType } from 'react';

  type Ways = Readonly<Record<'wrong' | 'right', ComponentType>>;
  export const pages: Readonly<
    Record<string, () => Promise<{ readonly default: readonly Ways[] }>>
  >;
}
