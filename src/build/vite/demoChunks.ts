import path from 'node:path';
import type { Plugin } from 'vite';
import type { Site } from '../../source/site.ts';
import { getSite } from '../currentSite.ts';
import { FRAME_ENTRY } from '../frameEntry.ts';

/**
 * Gives every demo a chunk of its own in the client build. No registry lists them: a page's data
 * carries the addresses of its own demos, so scripts do not grow with the site.
 */
export function demoChunks(): Plugin {
  return {
    name: 'swatchbook:demo-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async buildStart() {
      const { root } = this.environment.config;
      for (const file of [...listDemoModules(await getSite()), FRAME_ENTRY]) {
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

/** The modules that pages show; what they import stays part of their chunks. */
function listDemoModules({ demos }: Site): string[] {
  const modules = demos.flatMap(({ renditions }) => renditions.map(({ module }) => module));
  // Translations show the demos of the page they translate.
  return [...new Set(modules)].sort();
}
