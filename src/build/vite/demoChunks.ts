import path from 'node:path';
import type { Plugin } from 'vite';
import { getSite } from '../currentSite.ts';
import { FRAME_ENTRY } from '../frameEntry.ts';
import { listDemoModules } from '../listDemoModules.ts';
import { listPlaygroundModules } from '../playgrounds/listPlaygrounds.ts';

/**
 * Gives every demo and playground a chunk of its own in the client build. No registry lists them: a page's data
 * carries the addresses of its own demos, so scripts do not grow with the site.
 */
export function demoChunks(): Plugin {
  return {
    name: 'swatchbook:demo-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async buildStart() {
      const { root } = this.environment.config;
      const site = await getSite();
      const playgrounds = listPlaygroundModules(site).keys();
      for (const file of [...listDemoModules(site), ...playgrounds, FRAME_ENTRY]) {
        this.emitFile({
          type: 'chunk',
          id: path.join(root, file),
          name: path.basename(file, '.tsx'),
          preserveSignature: 'strict',
        });
      }
    },
  };
}
