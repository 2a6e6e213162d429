import type { ComponentType } from 'react';

/** The component of a demo: what a build has bundled, in dev the file as it is now. */
export async function loadDemoModule(module: string): Promise<ComponentType> {
  if (import.meta.env.DEV) {
    // By a name that is not written here: else each change of a demo would count as one of this module.
    const { default: Demo }: { default: ComponentType } = await import(
      /* @vite-ignore */ `/${module}`
    );
    return Demo;
  }
  const { builtDemos } = await import('./builtDemos.ts');
  const load = builtDemos[`/${module}`];
  if (!load) throw new Error(`The demo ${module} is not part of the build.`);
  return load();
}
