import path from 'node:path';
import type { Plugin } from 'vite';
import { getSite } from '../currentSite.ts';
import { listPlaygroundModules } from '../playgrounds/listPlaygrounds.ts';

/** Answers for the modules of playgrounds, which are no files: their code follows from the API. */
export function playgroundModules(): Plugin {
  let root = '';
  return {
    name: 'swatchbook:playground-modules',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    resolveId: {
      filter: { id: /\/playgrounds\/.*\.tsx$/ },
      handler(id) {
        // Browsers ask for it from the server's root, the bundler by its place in the project.
        return id.startsWith(root) ? id : path.join(root, id);
      },
    },
    load: {
      filter: { id: /\/playgrounds\/.*\.tsx$/ },
      async handler(id) {
        const file = path.relative(root, id).split(path.sep).join('/');
        return listPlaygroundModules(await getSite()).get(file);
      },
    },
  };
}
