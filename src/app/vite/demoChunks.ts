import path from 'node:path';
import { readdir } from 'node:fs/promises';
import type { Plugin } from 'vite';

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
      const content = path.join(this.environment.config.root, 'content');
      for (const file of await readdir(content, { recursive: true })) {
        if (!file.endsWith('.tsx')) continue;
        this.emitFile({
          type: 'chunk',
          id: path.join(content, file),
          name: `demo-${path.basename(file, '.tsx')}`,
          preserveSignature: 'strict',
        });
      }
    },
  };
}
