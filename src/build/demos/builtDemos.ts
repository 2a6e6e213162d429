import type { ComponentType } from 'react';

/** The components of all demos by their module, as a build bundles them. */
export const builtDemos = import.meta.glob<ComponentType>('/content/**/*.tsx', {
  import: 'default',
});
