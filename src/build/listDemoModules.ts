import type { Site } from '../source/site.ts';

/** The modules of demos that pages show; what they import is part of them. */
export function listDemoModules({ demos }: Site): string[] {
  const modules = demos.flatMap(({ renditions }) => renditions.map(({ module }) => module));
  // Translations show the demos of the page they translate.
  return [...new Set(modules)].sort();
}
