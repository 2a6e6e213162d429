import type { Plugin } from 'vite';

/** Says how many modules have been loaded so far, whichever of the bundles they are for. */
export function countModules(report: (loaded: number) => void): Plugin {
  let loaded = 0;
  return {
    name: 'swatchbook:count-modules',
    enforce: 'pre',
    load: {
      // The first to be asked, as whoever gives a module is the last.
      order: 'pre',
      handler() {
        loaded += 1;
        report(loaded);
        return null;
      },
    },
  };
}
