import path from 'node:path/posix';
import { STYLINGS, type Styling } from '../../model/styling.ts';
import type { DemoFiles } from './demoFiles.ts';

/** A module that renders a demo, and the styling it does so with. */
export interface DemoModule {
  readonly module: string;
  readonly styling: Styling | null;
}

/**
 * Finds a demo: `<folder>/<name>.tsx`; `<folder>/<name>/<name>.tsx`, which has a folder for the files it imports; or one
 * file for each styling in `<folder>/<name>/`.
 */
export function findDemo(files: DemoFiles, folder: string, name: string): DemoModule[] {
  const paths = new Set(files.list(folder));
  const only = [`${name}.tsx`, `${name}/${name}.tsx`].find((file) => paths.has(file));
  if (only !== undefined) return [{ module: path.join(folder, only), styling: null }];
  return STYLINGS.filter((styling) => paths.has(`${name}/${styling}.tsx`)).map((styling) => ({
    module: path.join(folder, name, `${styling}.tsx`),
    styling,
  }));
}

/** Names a page may use for its demos, in alphabetical order. */
export function listDemoNames(files: DemoFiles, folder: string): string[] {
  const names = files.list(folder).flatMap((file) => {
    const [first = '', second, ...deeper] = file.split('/');
    if (second === undefined) return first.endsWith('.tsx') ? [first.slice(0, -4)] : [];
    const isModule = [first, ...STYLINGS].some((module) => second === `${module}.tsx`);
    return isModule && deeper.length === 0 ? [first] : [];
  });
  return [...new Set(names)].sort();
}
